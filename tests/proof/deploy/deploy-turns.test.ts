import { expect, test } from 'vitest';
import { deployments } from '../../browser/support/deployments.ts';
import { expectNoReload } from '../../browser/support/skewed-tab.ts';
import { presentBuild, renamedBuild } from '../../support/running/two-builds.ts';

const product = '/us/flagship-megatron';

const { builds, sites, deployment, openTab } = deployments({ a: presentBuild, b: renamedBuild }, () => ({
  SITE_CLOCK: '2026-11-20T12:00:00Z',
}));

test('navigation leads from A to B, back and forward, with each page working', async () => {
  const tab = await openTab();
  await tab.open('/us');
  await tab.activate('subscribe-form');
  deployment().release(sites.b);
  await tab.page
    .locator(`main a[href="${product}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await tab.page.waitForURL(`**${product}`);
  expect(await tab.build()).toBe(builds.b.build);
  await tab.activate('gallery-viewer');
  expect(await tab.loads()).toBe(2);
  await tab.page.goBack();
  await tab.activate('subscribe-form');
  expect(await tab.loads()).toBeLessThanOrEqual(4);
  await tab.page.goForward();
  await tab.activate('gallery-viewer');
  expect(await tab.loads()).toBeLessThanOrEqual(5);
  await expectNoReload(tab, 2_000);
});

test('navigation to a prefetched page of A reloads it once', async () => {
  const tab = await openTab();
  await tab.open('/us');
  const prefetch = tab.page.waitForResponse(
    (response) => response.url().endsWith('/us/faq') && response.request().headers()['sec-purpose'] !== undefined,
  );
  await tab.page.getByRole('contentinfo').locator('a[href="/us/faq"]').hover();
  await prefetch;
  deployment().release(sites.b);
  await tab.page.getByRole('contentinfo').locator('a[href="/us/faq"]').click();
  await tab.page.waitForURL('**/us/faq');
  await tab.activate('faq-browser');
  expect(await tab.build()).toBe(builds.b.build);
  await expectNoReload(tab, 2_000);
  expect(await tab.loads()).toBeLessThanOrEqual(3);
});

test('further deployments may bring A back, and then B: the tab reloads once for each, and links work', async () => {
  const tab = await openTab({ isBusy: true });
  await tab.open(product);
  deployment().release(sites.b);
  await tab.activate('gallery-viewer');
  deployment().release(sites.a);
  await tab.activate('subscribe-form');
  expect([await tab.loads(), await tab.build()]).toEqual([3, builds.a.build]);
  deployment().release(sites.b);
  await tab.page.locator('#gallery ul a').nth(1).focus();
  await expectNoReload(tab, 3_000);
  await tab.open('/us');
  await tab.activate('subscribe-form');
  expect([await tab.loads(), await tab.build()]).toEqual([4, builds.b.build]);
});
