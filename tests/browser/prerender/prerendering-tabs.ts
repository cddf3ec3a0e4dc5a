import type { Browser, BrowserContext, CDPSession, Page } from 'puppeteer-core';
import { afterAll, beforeAll, vi } from 'vitest';
import { openPrerenderingBrowser } from './prerendering-browser.ts';

/** A tab whose browser prerenders the page behind a link. */
export interface PrerenderingTab {
  page: Page;
  /** Paths that the browser has begun to prerender, and to prefetch. */
  prepared: { prerendered: string[]; prefetched: string[] };
  /** Rests the pointer on a link to the path, which is added to the page. */
  restOnLink(path: string): Promise<void>;
  /** Rests on a link to the path until its page waits and knows the server's time. */
  prerender(path: string): Promise<void>;
  /** Runs an expression in the page that waits, or has waited. */
  inWaitingPage(expression: string): Promise<unknown>;
  /** Follows the link under the pointer into the page that waits, and resolves after its first frame. */
  enter(): Promise<void>;
}

/** A browser that prerenders, for the tests of a file. Each tab has a fresh profile and closes the one before. */
export function prerenderingTabs(): { open(address: string): Promise<PrerenderingTab> } {
  let browser: Browser;
  let context: BrowserContext | undefined;
  let waitingPage: CDPSession | undefined;
  let prepared: PrerenderingTab['prepared'];

  beforeAll(async () => {
    browser = await openPrerenderingBrowser((session, isPrerendered) => {
      if (isPrerendered) waitingPage = session;
      session.on('Preload.prerenderStatusUpdated', ({ key }) => prepared.prerendered.push(new URL(key.url).pathname));
      session.on('Preload.prefetchStatusUpdated', ({ key }) => prepared.prefetched.push(new URL(key.url).pathname));
      session.send('Preload.enable').catch(() => {});
    });
  });
  afterAll(() => browser?.close());

  async function inWaitingPage(expression: string): Promise<unknown> {
    const reply = await waitingPage?.send('Runtime.evaluate', { expression, returnByValue: true });
    return reply?.result.value;
  }
  const waitUntil = (expression: string) =>
    vi.waitFor(
      async () => {
        if ((await inWaitingPage(expression)) !== true) throw new Error(`not yet: ${expression}`);
      },
      { timeout: 10_000 },
    );

  return {
    async open(address) {
      await context?.close();
      waitingPage = undefined;
      prepared = { prerendered: [], prefetched: [] };
      context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.goto(address);
      const restOnLink = async (path: string) => {
        const point = await page.evaluate(addLink, path);
        await page.mouse.move(point.x, point.y);
      };
      return {
        page,
        prepared,
        restOnLink,
        inWaitingPage,
        async prerender(path) {
          await restOnLink(path);
          await waitUntil(
            'document.prerendering && performance.getEntriesByName(origin + "/ssr/timestamp").length > 0',
          );
          await inWaitingPage('requestAnimationFrame(() => { window.hasFrame = true; })');
        },
        async enter() {
          await page.mouse.down();
          await page.mouse.up();
          await waitUntil('!document.prerendering && window.hasFrame');
        },
      };
    },
  };
}

/** Adds a link to the page, which then no longer renews itself, so that the link stays. Returns the link's middle. */
function addLink(href: string): { x: number; y: number } {
  delete document.documentElement.dataset.validUntil;
  const link = Object.assign(document.createElement('a'), { href, textContent: href });
  document.querySelector('main')?.prepend(link);
  link.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = link.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
