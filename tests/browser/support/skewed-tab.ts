import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { blockStorage } from './blocked-storage.ts';
import { hydrated } from './keyboard.ts';
import { productsButton } from './products-button.ts';
import type { Screen } from './visitors.ts';
import { screens } from './visitors.ts';

/** What makes it harder for a tab to find out that it is older than the site. */
export type Hardship = 'nothing' | 'blocked storage' | 'nameless errors';

export interface TabOptions {
  hardship?: Hardship;
  screen?: Screen;
  /** No island wakes before it is seen or used: the browser has always something better to do. */
  isBusy?: boolean;
}

export interface Tab {
  page: Page;
  /** How often a document was loaded. */
  loads(): number;
  /** The build of the document that stands there. */
  build(): Promise<string | undefined>;
  open(path: string): Promise<void>;
  /** Turns to an island, as often as the page is loaded anew meanwhile, until it lives. */
  use(island: string): Promise<void>;
  close(): Promise<void>;
}

/** Opens a tab with a fresh profile on a site. */
export async function openTab(
  browser: Browser,
  origin: string,
  { hardship = 'nothing', screen = 'desktop', isBusy = false }: TabOptions = {},
): Promise<Tab> {
  const context = await browser.newContext({ ...screens[screen], baseURL: origin });
  const page = await context.newPage();
  if (hardship === 'blocked storage') await page.addInitScript(blockStorage);
  if (hardship === 'nameless errors') await page.addInitScript(hideNames);
  if (isBusy) await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return {
    page,
    loads: () => loads,
    build: () =>
      settled(page, () => page.locator('html').getAttribute('data-build')).then((build) => build ?? undefined),
    open: async (path) => void (await page.goto(path)),
    async use(island) {
      await expect
        .poll(() => turnTo(page, island), { timeout: 30_000, interval: 200, message: `${island} lives` })
        .toBe(true);
    },
    close: () => context.close(),
  };
}

/**
 * Comes to an island, focuses what can be focused in it, and says whether it lives a moment later. A page that is being
 * loaded has none.
 */
async function turnTo(page: Page, island: string): Promise<boolean> {
  try {
    await page.evaluate((name) => {
      const element = document.querySelector(`x-island[name="${name}"]`);
      const inside = [...(element?.querySelectorAll<HTMLElement>('a, button, input, textarea, select') ?? [])].find(
        (control) => control.checkVisibility(),
      );
      (inside ?? element?.parentElement)?.scrollIntoView({ block: 'center', behavior: 'instant' });
      inside?.focus({ preventScroll: true });
    }, island);
    await Promise.race([
      hydrated(page, island),
      page.waitForTimeout(1500).then(() => Promise.reject(new Error('not yet'))),
    ]);
    return true;
  } catch {
    return false;
  }
}

/** Asks again when the page was loaded anew meanwhile. */
async function settled<Value>(page: Page, ask: () => Promise<Value>): Promise<Value> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!/context was destroyed|navigat/i.test(String(error))) throw error;
      await page.waitForLoadState();
    }
  }
}

/**
 * Runs in the page before everything else: failures are told as Safari tells them, and nothing is said of files that
 * did not come.
 */
function hideNames(): void {
  addEventListener(
    'error',
    (event) =>
      event.target instanceof HTMLLinkElement &&
      event.target.rel === 'modulepreload' &&
      event.stopImmediatePropagation(),
    true,
  );
  addEventListener('vite:preloadError', (event) => {
    Object.defineProperty(event, 'payload', { value: new TypeError('Importing a module script failed.') });
  });
  const entries = performance.getEntriesByType.bind(performance);
  performance.getEntriesByType = (kind: string) =>
    kind !== 'resource'
      ? entries(kind)
      : (entries(kind) as PerformanceResourceTiming[])
          .filter(({ responseStatus }) => responseStatus === 200)
          .map(({ name }) => ({ name }) as PerformanceEntry);
}

/** Watches for so long that a loop would show: nothing may be loaded meanwhile. */
export async function staysStill(tab: Tab, ms: number): Promise<void> {
  const before = tab.loads();
  await tab.page.waitForTimeout(ms);
  expect(tab.loads()).toBe(before);
}

/**
 * The page can be read and left, whatever of it did not come: its words are there, its menus open, its links are links.
 */
export async function isUsable({ page }: Tab): Promise<void> {
  expect((await page.locator('main').textContent())?.length).toBeGreaterThan(40);
  await productsButton(page).click();
  expect(await page.locator('#menu-products').evaluate((menu) => menu.matches(':popover-open'))).toBe(true);
  expect(await page.locator('#menu-products a[href^="/us/"]').count()).toBeGreaterThan(3);
  await page.keyboard.press('Escape');
}
