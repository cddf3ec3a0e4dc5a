import { expect, test } from 'vitest';
import { presentBuild, renamedBuild } from '../support/running/two-builds.ts';
import { deployments } from './deployments.ts';
import { staysStill } from './skewed-tab.ts';

const { builds, sites, deployment, come } = deployments({ a: presentBuild, b: renamedBuild }, () => ({}));

test('a tab of the build before works on after one load, also where no error names what is missing', async () => {
  const tab = await come({ isBusy: true, hardship: 'nameless errors' });
  await tab.open('/us');
  deployment().release(sites.b);
  await tab.use('carouselTabs');
  await staysStill(tab, 1_000);
  expect([tab.loads(), await tab.build()]).toEqual([2, builds.b.build]);
});

test('where the browser takes a page back that it had kept, it works too, though the tab had given up that build', async () => {
  const tab = await come({ isBusy: true });
  await tab.open('/us');
  await tab.open('/us/support');
  deployment().release(sites.b);
  await tab.use('subscribeForm');
  await tab.page.goBack();
  await tab.use('carouselTabs');
  expect(await tab.build()).toBe(builds.b.build);
  expect(tab.loads()).toBeLessThanOrEqual(5);
});
