import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { messagesOf } from './current-page.ts';
import { productsButton } from './products-button.ts';
import type { Visitor, Visitors } from './visitors.ts';

/** The ways in which the server or the network fails requests for scripts. */
const treatments = {
  gone: { status: 404, body: 'There is no such file.' },
  'out of order': { status: 503, body: 'Not now.' },
  'cut off': undefined,
} as const;
export type Treatment = keyof typeof treatments;

interface Tab extends Visitor {
  /** Returns the number of times that the document was loaded. */
  loads(): number;
  /** Returns the number of requests for scripts that have failed. */
  failedRequests(): number;
}

/** Scripts of the login, of the carousel, of every page itself, and of the content after the first screen. */
export const islandScript = /\/assets\/login-flow\.island-[\w-]+\.js$/;
export const carouselScript = /\/assets\/carousel\.element-[\w-]+\.js$/;
export const pageScript = /\/assets\/client-[\w-]+\.js$/;
export const deferredScript = /\/assets\/after-first-paint-[\w-]+\.js/;

/** A visitor for whom requests for some scripts fail. */
export async function visitorWithoutScripts(
  { newVisitor }: Visitors,
  scripts: RegExp,
  treatment: Treatment,
): Promise<Tab> {
  const visitor = await newVisitor('desktop');
  let loads = 0;
  let failedRequests = 0;
  visitor.page.on('domcontentloaded', () => {
    loads += 1;
  });
  await visitor.page.route(scripts, (route) => {
    failedRequests += 1;
    const response = treatments[treatment];
    return response ? route.fulfill(response) : route.abort('connectionfailed');
  });
  return { ...visitor, loads: () => loads, failedRequests: () => failedRequests };
}

/** Waits until further requests have failed and no request is open. */
export async function waitForFailures({ page, failedRequests }: Tab, previousFailures = 0): Promise<void> {
  await expect.poll(failedRequests).toBeGreaterThan(previousFailures);
  await page.waitForLoadState('networkidle');
}

/** The message about an island that does not load. */
export const islandErrorToast = (page: Page): Locator =>
  page.locator('[data-toast]').filter({ hasText: messagesOf('us').failure.island });

/** Counts the starts of the script that follows the first screen: each adds a link to the manifest. */
export const deferredStarts = (page: Page): Promise<number> => page.locator('link[rel="manifest"]').count();

/** Expects that the menus open and that the carousel turns. */
export async function expectUsable(page: Page): Promise<void> {
  await productsButton(page).click();
  expect(await page.locator('#menu-products').isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  const tab = page.locator('x-carousel nav a').nth(1);
  const slide = page.locator((await tab.getAttribute('href')) ?? '');
  await tab.click();
  await expect.poll(() => slide.evaluate((node) => Math.round(node.getBoundingClientRect().left))).toBe(0);
}
