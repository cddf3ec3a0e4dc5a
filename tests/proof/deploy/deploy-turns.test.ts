import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { deployments } from '../../browser/support/deployments.ts';
import { serverTime } from '../../browser/support/edge-change.ts';
import { expectNoReload } from '../../browser/support/skewed-tab.ts';
import { presentBuild, renamedBuild } from '../../support/running/two-builds.ts';

const product = '/us/flagship-megatron';

describe('when builds take turns', () => {
  const { builds, sites, deployment, openTab } = deployments({ a: presentBuild, b: renamedBuild }, () => ({
    SITE_CLOCK: '2026-11-20T12:00:00Z',
  }));

  describe('navigation', () => {
    test('leads from A to B, back and forward, with each page working', async () => {
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

    test('to a prefetched page of A reloads it once', async () => {
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
  });

  describe('further deployments', () => {
    test('may bring A back, and then B: the tab reloads once for each, and links work', async () => {
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
  });
});

/** The instant at which the text banner of the United Kingdom closes. The servers' clocks start `lead` ms before. */
const edge = Date.parse('2025-08-20T16:00:00Z');
const lead = 90_000;
const words = 'rolls in as a car';

describe('an open tab whose page expires after B was released', () => {
  let firstStart: number | undefined;
  const clockNow = () => {
    firstStart ??= Date.now();
    return { SITE_CLOCK: new Date(edge - lead + Date.now() - firstStart).toISOString() };
  };
  const { builds, sites, deployment, openTab } = deployments({ a: presentBuild, b: renamedBuild }, clockNow);

  /** Paths of the assets that the document names. */
  const documentAssets = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('link[rel="stylesheet"], link[rel="preload"], script[src]')].map(
        (element) => new URL(element.getAttribute('href') ?? element.getAttribute('src') ?? '', location.href).pathname,
      ),
    );

  const emailOf = (page: Page) => page.getByRole('contentinfo').getByRole('textbox');

  /** Returns the text that this browser keeps in a field through a reload. */
  async function inputAfterReload(): Promise<string> {
    const { page, open, activate } = await openTab();
    await open('/uk/choose-your-region');
    await activate('subscribe-form');
    await emailOf(page).fill('robin@example.com');
    await Promise.all([page.waitForEvent('load'), page.evaluate(() => location.reload())]);
    return emailOf(page).inputValue();
  }

  test('reloads once to a document of B, with the input that the browser itself keeps through a reload', async () => {
    const tab = await openTab();
    await tab.open('/uk/choose-your-region');
    const { page } = tab;
    expect(await page.content()).toContain(words);
    const keptByBrowser = await inputAfterReload();
    const email = emailOf(page);
    await tab.activate('subscribe-form');
    await email.fill('robin@example.com');
    deployment().release(sites.b);
    const remaining = edge - (await serverTime(sites.b.origin));
    expect(remaining, 'ms from the tab to the edge').toBeGreaterThan(10_000);
    await page.waitForTimeout(remaining - 200);
    expect([await tab.loads(), await tab.build()]).toEqual([1, builds.a.build]);
    await expect.poll(tab.build, { timeout: 5_000, interval: 50 }).toBe(builds.b.build);
    expect(await page.content()).not.toContain(words);
    expect((await documentAssets(page)).filter((path) => !builds.b.assets.includes(path))).toEqual([]);
    expect(await email.inputValue()).toBe(keptByBrowser);
    await tab.activate('subscribe-form');
    await expectNoReload(tab, 5_000);
    expect(await tab.loads()).toBe(2);
  });
});
