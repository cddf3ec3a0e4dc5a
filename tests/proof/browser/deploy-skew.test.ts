import { expect, test } from 'vitest';
import { deployments } from '../../browser/support/deployments.ts';
import { presentBuild, renamedBuild } from '../../support/running/two-builds.ts';

const { builds, sites, deployment, openTab } = deployments({ a: presentBuild, b: renamedBuild }, () => ({}));

test('a page from the back/forward cache works, although the tab has already left its build', async () => {
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
