import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { blockStorage } from './blocked-storage.ts';
import { waitForHydration } from './keyboard.ts';
import { productsButton } from './products-button.ts';
import { openVisitor, type Screen } from './visitors.ts';

/** A condition that makes it harder for a tab to notice that it is older than the site. */
export type Degradation = 'nothing' | 'blocked storage' | 'nameless errors';

export interface TabOptions {
  degradation?: Degradation;
  screen?: Screen;
  /** The browser is never idle, so no island hydrates before it is seen or used. */
  isBusy?: boolean;
}

export interface Tab {
  page: Page;
  /** Returns the number of times that a document was loaded. */
  loads(): Promise<number>;
  /** The build of the current document. */
  build(): Promise<string | undefined>;
  open(path: string): Promise<void>;
  /** Focuses an island until it is hydrated, again after each reload of the page. */
  activate(island: string): Promise<void>;
  close(): Promise<void>;
}

/** Opens a tab with a fresh profile on a site, in Chromium or in the browser of this run. */
export async function openTab(
  browser: Browser | undefined,
  origin: string,
  { degradation = 'nothing', screen = 'desktop', isBusy = false }: TabOptions = {},
): Promise<Tab> {
  const { page, open, close } = await openVisitor(browser, origin, screen);
  await page.addInitScript(countLoads);
  if (degradation === 'blocked storage') await page.addInitScript(blockStorage);
  if (degradation === 'nameless errors') await page.addInitScript(hideScriptNames);
  if (isBusy) await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  return {
    page,
    loads: () => retryAfterReload(page, async () => Number(await page.evaluate(() => window.name))),
    build: () =>
      retryAfterReload(page, () => page.locator('html').getAttribute('data-build')).then((build) => build ?? undefined),
    open,
    async activate(island) {
      await expect
        .poll(() => focusIsland(page, island), { timeout: 30_000, interval: 200, message: `${island} is hydrated` })
        .toBe(true);
    },
    close: async () => void (await close()),
  };
}

/** An init script that counts the documents of a tab in its name, which outlives them, also without storage. */
function countLoads(): void {
  if (location.protocol === 'http:') window.name = String(Number(window.name) + 1);
}

/** Scrolls to an island, focuses a control in it, and returns whether it is hydrated soon after. */
async function focusIsland(page: Page, island: string): Promise<boolean> {
  try {
    await page.evaluate((name) => {
      const element = document.querySelector(`x-island[name="${name}"]`);
      const firstControl = [
        ...(element?.querySelectorAll<HTMLElement>('a, button, input, textarea, select') ?? []),
      ].find((control) => control.checkVisibility());
      (firstControl ?? element?.parentElement)?.scrollIntoView({ block: 'center', behavior: 'instant' });
      // A control that was focused before the script started gets a new focus event only after a blur.
      firstControl?.blur();
      firstControl?.focus({ preventScroll: true });
    }, island);
    await Promise.race([
      waitForHydration(page, island),
      page.waitForTimeout(1500).then(() => Promise.reject(new Error('not yet'))),
    ]);
    return true;
  } catch {
    return false;
  }
}

/** Evaluates again when the page was reloaded meanwhile. */
async function retryAfterReload<Value>(page: Page, ask: () => Promise<Value>): Promise<Value> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!/context was destroyed|navigat/i.test(String(error))) throw error;
      await page.waitForLoadState();
    }
  }
}

/** An init script that reports load errors as Safari does, without the name of the missing file. */
function hideScriptNames(): void {
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

/** Expects no reload for `ms`, long enough to notice a reload loop. */
export async function expectNoReload(tab: Tab, ms: number): Promise<void> {
  const loadsBefore = await tab.loads();
  await tab.page.waitForTimeout(ms);
  expect(await tab.loads()).toBe(loadsBefore);
}

/** Expects that the page has text, that its menus open, and that they have links. */
export async function expectUsableTab({ page }: Tab): Promise<void> {
  expect((await page.locator('main').textContent())?.length).toBeGreaterThan(40);
  await productsButton(page).click();
  expect(await page.locator('#menu-products').evaluate((menu) => menu.matches(':popover-open'))).toBe(true);
  expect(await page.locator('#menu-products a[href^="/us/"]').count()).toBeGreaterThan(3);
  await page.keyboard.press('Escape');
}
