import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { blockStorage } from '../support/blocked-storage.ts';
import { waitForHydration } from '../support/keyboard.ts';
import {
  carouselScript,
  deferredScript,
  deferredStarts,
  expectUsable,
  islandErrorToast,
  islandScript,
  pageScript,
  visitorWithoutScripts,
  waitForFailures,
} from '../support/missing-scripts.ts';
import { visitors } from '../support/visitors.ts';

const fixture = visitors();

/** Waits until all other loading is done. */
const waitForLoading = (page: Page) => page.waitForTimeout(2000);

test('reloads a page once when the script of its carousel is gone, and later pages not again', async () => {
  const tab = await visitorWithoutScripts(fixture, carouselScript, 'gone');
  const { page, loads, failedRequests, open } = tab;
  await open('/us');
  await expect.poll(loads).toBe(2);
  await waitForFailures(tab, 1);
  expect(loads()).toBe(2);
  await expectUsable(page);
  const failuresBefore = failedRequests();
  await open('/uk');
  await waitForFailures(tab, failuresBefore);
  expect(loads()).toBe(3);
});

test('does not reload when the connection breaks: shows one message, and retries the script on focus', async () => {
  const { page, loads, failedRequests, open } = await visitorWithoutScripts(fixture, islandScript, 'cut off');
  await open('/us/login');
  await islandErrorToast(page).waitFor();
  const failuresBefore = failedRequests();
  await page.locator('x-island[name="login-flow"] input').first().focus();
  await expect.poll(failedRequests).toBeGreaterThan(failuresBefore);
  expect(await islandErrorToast(page).count()).toBe(1);
  await page.unroute(islandScript);
  await page.locator('x-island[name="login-flow"] button').first().focus();
  await waitForHydration(page, 'login-flow');
  expect(loads()).toBe(1);
});

test.each(['open', 'blocked'])(
  'reloads a page once when its own script is gone, and then keeps the server’s HTML (storage %s)',
  { tags: 'nightly' },
  async (storage) => {
    const { page, loads, failedRequests, open } = await visitorWithoutScripts(fixture, pageScript, 'gone');
    if (storage === 'blocked') await page.addInitScript(blockStorage);
    await open('/us');
    await expect.poll(loads).toBe(2);
    await waitForLoading(page);
    expect(loads()).toBe(2);
    expect(failedRequests()).toBeGreaterThan(1);
    await expectUsable(page);
  },
);

test.each(['out of order', 'cut off'] as const)(
  'does not reload a page when the server or network is %s',
  { tags: 'nightly' },
  async (treatment) => {
    const { page, loads, failedRequests, open } = await visitorWithoutScripts(fixture, pageScript, treatment);
    await open('/us');
    await waitForLoading(page);
    expect(failedRequests()).toBeGreaterThan(0);
    expect(loads()).toBe(1);
    await expectUsable(page);
  },
);

test('retries the script that follows the first screen, and starts it once, however many events ask for it', {
  tags: 'nightly',
}, async () => {
  const { page, failedRequests, open } = await visitorWithoutScripts(fixture, deferredScript, 'out of order');
  await open('/us');
  await expect.poll(failedRequests).toBeGreaterThan(0);
  await page.unroute(deferredScript);
  await page.evaluate(() => {
    dispatchEvent(new Event('online'));
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await expect.poll(() => deferredStarts(page)).toBe(1);
  await page.waitForTimeout(3_000);
  expect(await deferredStarts(page)).toBe(1);
});

test.each(['vitals', 'first-visit-offer'])(
  'does not reload the page for an optional script (%s)',
  { tags: 'nightly' },
  async (name) => {
    const { page, loads, failedRequests, open } = await visitorWithoutScripts(
      fixture,
      new RegExp(`/assets/${name}(?:\\.browser)?-[\\w-]+\\.js$`),
      'gone',
    );
    await open('/us');
    await expect.poll(failedRequests, { timeout: 10_000 }).toBeGreaterThan(0);
    await waitForLoading(page);
    expect(loads()).toBe(1);
  },
);

test('retries the scripts of an island when the browser is online again', { tags: 'nightly' }, async () => {
  const { page, open } = await visitorWithoutScripts(fixture, islandScript, 'cut off');
  await open('/us/login');
  await islandErrorToast(page).waitFor();
  await page.unroute(islandScript);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await waitForHydration(page, 'login-flow');
});
