import { expect, test } from 'vitest';
import { deployments } from '../../browser/support/deployments.ts';
import { presentBuild, renamedBuild } from '../../support/running/two-builds.ts';

const { builds, sites, deployment, come } = deployments({ a: presentBuild, b: renamedBuild }, () => ({}));

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
