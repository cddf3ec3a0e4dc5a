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

test('reloads a page once when its own script is gone, also where storage is blocked', {
  tags: 'nightly',
}, async () => {
  const tab = await visitorWithoutScripts(fixture, pageScript, 'gone');
  const { page, loads, open } = tab;
  await page.addInitScript(blockStorage);
  await open('/us');
  await expect.poll(loads).toBe(2);
  await waitForFailures(tab, 1);
  expect(loads()).toBe(2);
  await expectUsable(page);
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

test('retries the script that follows the first screen by itself', { tags: 'nightly' }, async () => {
  const { page, failedRequests, open } = await visitorWithoutScripts(fixture, deferredScript, 'out of order');
  await open('/us');
  await expect.poll(failedRequests).toBeGreaterThan(0);
  await page.unroute(deferredScript);
  await expect.poll(() => deferredStarts(page)).toBe(1);
});
