import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { blockStorage } from '../../browser/support/blocked-storage.ts';
import { hydrated } from '../../browser/support/keyboard.ts';
import {
  comeWithout,
  expectUsable,
  islandScript,
  laterScript,
  laterStarts,
  notResponding,
  pageScript,
} from '../../browser/support/missing-scripts.ts';
import { visitors } from '../../browser/support/visitors.ts';

const visited = visitors();

/** Waits until all other loading is done. */
const settled = (page: Page) => page.waitForTimeout(2000);

describe.each([
  ['an island', islandScript],
  ['the page itself', pageScript],
])('when the script of %s is gone from the server', (_what, script) => {
  test.each(['open', 'blocked'])(
    'reloads the page once, and then keeps the server’s HTML (storage %s)',
    async (storage) => {
      const { page, loads, failedRequests, open } = await comeWithout(visited, script, 'gone');
      if (storage === 'blocked') await page.addInitScript(blockStorage);
      await open('/us');
      await expect.poll(loads, { timeout: 10_000 }).toBe(2);
      await settled(page);
      expect(loads()).toBe(2);
      expect(failedRequests()).toBeGreaterThan(1);
      await expectUsable(page);
    },
  );

  test('does not reload a later page of the same build', async () => {
    const { page, loads, open } = await comeWithout(visited, script, 'gone');
    await open('/us');
    await expect.poll(loads, { timeout: 10_000 }).toBe(2);
    await settled(page);
    await open('/uk');
    await settled(page);
    expect(loads()).toBe(3);
  });

  test.each(['out of order', 'cut off'] as const)(
    'does not reload when the server or network is %s',
    async (treatment) => {
      const { page, loads, failedRequests, open } = await comeWithout(visited, script, treatment);
      await open('/us');
      await settled(page);
      expect(failedRequests()).toBeGreaterThan(0);
      expect(loads()).toBe(1);
      await expectUsable(page);
    },
  );
});

describe('when the script that follows the first screen fails once', () => {
  test('it is retried by itself', async () => {
    const { page, failedRequests, open } = await comeWithout(visited, laterScript, 'out of order');
    await open('/us');
    await expect.poll(failedRequests).toBe(1);
    await page.unroute(laterScript);
    await expect.poll(() => laterStarts(page), { timeout: 10_000 }).toBe(1);
  });

  test('it starts once, however many events ask for a retry', async () => {
    const { page, failedRequests, open } = await comeWithout(visited, laterScript, 'out of order');
    await open('/us');
    await expect.poll(failedRequests).toBe(1);
    await page.unroute(laterScript);
    await page.evaluate(() => {
      dispatchEvent(new Event('online'));
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
    await expect.poll(() => laterStarts(page), { timeout: 1_500 }).toBe(1);
    await page.waitForTimeout(3_000);
    expect(await laterStarts(page)).toBe(1);
  });
});

test.each(['vitals', 'first-visit-offer'])('does not reload the page for an optional script (%s)', async (name) => {
  const { page, loads, failedRequests, open } = await comeWithout(
    visited,
    new RegExp(`/assets/${name}-[\\w-]+\\.js$`),
    'gone',
  );
  await open('/us');
  await expect.poll(failedRequests, { timeout: 10_000 }).toBeGreaterThan(0);
  await settled(page);
  expect(loads()).toBe(1);
});

describe('when the scripts of an island cannot be loaded for a while', () => {
  /** Opens a page whose island failed to load at idle time. */
  const missed = async () => {
    const { page, failedRequests, open } = await comeWithout(visited, islandScript, 'cut off');
    await open('/us');
    await notResponding(page).waitFor({ timeout: 8_000 });
    return { page, failedRequests, restoreScripts: () => page.unroute(islandScript) };
  };

  test('they are retried when the island gets the focus, with one message in all', async () => {
    const { page, failedRequests, restoreScripts } = await missed();
    const before = failedRequests();
    await page.locator('x-island[name="carouselTabs"] a').first().focus();
    await expect.poll(failedRequests).toBeGreaterThan(before);
    expect(await notResponding(page).count()).toBe(1);
    await restoreScripts();
    await page.locator('x-island[name="carouselTabs"] a').nth(1).focus();
    await hydrated(page, 'carouselTabs');
  });

  test('they are retried when the browser is online again', async () => {
    const { page, restoreScripts } = await missed();
    await restoreScripts();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await hydrated(page, 'carouselTabs');
  });
});

describe('the error of a failed preload', () => {
  const failing = async (isHandled: boolean) => {
    const { page, open } = await comeWithout(visited, islandScript, 'cut off');
    await page.addInitScript((handled) => {
      const preloadErrors: string[] = [];
      Object.assign(window, { preloadErrors });
      addEventListener('vite:preloadError', (event) => {
        preloadErrors.push(String(event.payload));
        if (handled) event.preventDefault();
      });
    }, isHandled);
    await open('/us');
    return { toast: notResponding(page), preloadErrors: () => page.evaluate<string[]>('preloadErrors') };
  };

  test('is dispatched as an event, and thrown so that a message is shown', async () => {
    const { toast, preloadErrors } = await failing(false);
    await toast.waitFor({ timeout: 8_000 });
    expect((await preloadErrors()).join()).toMatch(/\/assets\/[\w-]+\.js/);
  });

  test('is not thrown when a listener handles the event', async () => {
    const { toast, preloadErrors } = await failing(true);
    await expect.poll(async () => (await preloadErrors()).join(), { timeout: 8_000 }).toMatch(/\/assets\/[\w-]+\.js/);
    await toast.waitFor({ timeout: 1_500 }).catch(() => {});
    expect(await toast.count()).toBe(0);
  });
});
