import { expect, test } from 'vitest';
import { presentBuild, renamedBuild } from '../../support/running/two-builds.ts';
import { deployments } from '../support/deployments.ts';
import { expectNoReload } from '../support/skewed-tab.ts';

const { builds, sites, deployment, openTab } = deployments({ a: presentBuild, b: renamedBuild }, () => ({}));

test('a tab of the previous build works after one reload, also where no error names the missing file', {
  tags: ['every-browser', 'nightly'],
}, async () => {
  const tab = await openTab({ isBusy: true, degradation: 'nameless errors' });
  await tab.open('/us');
  deployment().release(sites.b);
  await tab.activate('subscribe-form');
  await expectNoReload(tab, 1_000);
  expect([await tab.loads(), await tab.build()]).toEqual([2, builds.b.build]);
});

test('a page from the back/forward cache works, although the tab has already left its build', {
  tags: 'nightly',
}, async () => {
  const tab = await openTab({ isBusy: true });
  await tab.open('/us');
  await tab.open('/us/support');
  deployment().release(sites.b);
  await tab.activate('subscribe-form');
  await tab.page.goBack();
  await tab.activate('subscribe-form');
  expect(await tab.build()).toBe(builds.b.build);
  expect(await tab.loads()).toBeLessThanOrEqual(5);
});
