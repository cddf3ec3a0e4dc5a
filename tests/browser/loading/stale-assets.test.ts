import { expect, test } from 'vitest';
import { blockStorage } from '../support/blocked-storage.ts';
import { hydrated } from '../support/keyboard.ts';
import {
  comeWithout,
  expectUsable,
  hasGivenUp,
  islandScript,
  laterScript,
  laterStarts,
  notResponding,
  pageScript,
} from '../support/missing-scripts.ts';
import { visitors } from '../support/visitors.ts';

const visited = visitors();

test('reloads a page once when the script of an island is gone, and later pages not again', async () => {
  const tab = await comeWithout(visited, islandScript, 'gone');
  const { page, loads, failedRequests, open } = tab;
  await open('/us');
  await expect.poll(loads).toBe(2);
  await hasGivenUp(tab, 1);
  expect(loads()).toBe(2);
  await expectUsable(page);
  const before = failedRequests();
  await open('/uk');
  await hasGivenUp(tab, before);
  expect(loads()).toBe(3);
});

test('reloads a page once when its own script is gone, also where storage is blocked', async () => {
  const tab = await comeWithout(visited, pageScript, 'gone');
  const { page, loads, open } = tab;
  await page.addInitScript(blockStorage);
  await open('/us');
  await expect.poll(loads).toBe(2);
  await hasGivenUp(tab, 1);
  expect(loads()).toBe(2);
  await expectUsable(page);
});

test('does not reload when the connection breaks: shows one message, and retries the script on focus', async () => {
  const { page, loads, failedRequests, open } = await comeWithout(visited, islandScript, 'cut off');
  await open('/us');
  await notResponding(page).waitFor();
  const before = failedRequests();
  await page.locator('x-island[name="carouselTabs"] a').first().focus();
  await expect.poll(failedRequests).toBeGreaterThan(before);
  expect(await notResponding(page).count()).toBe(1);
  await page.unroute(islandScript);
  await page.locator('x-island[name="carouselTabs"] a').nth(1).focus();
  await hydrated(page, 'carouselTabs');
  expect(loads()).toBe(1);
});

test('retries the script that follows the first screen by itself', async () => {
  const { page, failedRequests, open } = await comeWithout(visited, laterScript, 'out of order');
  await open('/us');
  await expect.poll(failedRequests).toBe(1);
  await page.unroute(laterScript);
  await expect.poll(() => laterStarts(page)).toBe(1);
});
