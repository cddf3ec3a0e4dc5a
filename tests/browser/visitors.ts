import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { RunningSite } from '../support/running/running-site.ts';
import { startSite } from '../support/running/running-site.ts';
import type { Drawing } from './browser.ts';
import { openBrowser } from './browser.ts';
import { watchShifts } from './layout-shifts.ts';

/** The three widths at which every page must be right. */
export const screens = {
  desktop: { viewport: { width: 1440, height: 900 } },
  tablet: { viewport: { width: 820, height: 1180 }, isMobile: true, hasTouch: true },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} as const satisfies Record<string, BrowserContextOptions>;
export type Screen = keyof typeof screens;

export interface Visitor {
  context: BrowserContext;
  page: Page;
  /** Everything that went wrong in the tab: errors, console errors, policy violations, failed requests. */
  troubles: string[];
  /** Opens a path of the site and waits for its load event. */
  open(path: string): Promise<void>;
}

export interface Visitors {
  site(): RunningSite;
  /** A new visitor with a fresh profile, gone after the test; one who comes before all tests stays for all of them. */
  come(screen: Screen, options?: BrowserContextOptions): Promise<Visitor>;
}

/** One site and one browser for all tests of a file. `settings` are the site's environment variables. */
export function visitors(settings: Record<string, string> = {}, drawing: Drawing = 'none'): Visitors {
  let site: RunningSite;
  let browser: Browser;
  const contexts: BrowserContext[] = [];

  beforeAll(async () => {
    site = await startSite(settings);
    browser = await openBrowser(drawing);
  });
  beforeEach(() => {
    contexts.length = 0;
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => Promise.race([context.close(), leaveToItsEnd()])));
  });
  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });

  return {
    site: () => site,
    async come(screen, options = {}) {
      const context = await browser.newContext({ ...screens[screen], baseURL: site.origin, ...options });
      contexts.push(context);
      const page = await context.newPage();
      const troubles = watchTroubles(page);
      if (options.javaScriptEnabled !== false) await page.addInitScript(watchShifts);
      return { context, page, troubles, open: async (path) => void (await page.goto(path)) };
    },
  };
}

/** A context that was left amid a navigation sometimes does not close: it goes with the browser. */
const leaveToItsEnd = () => new Promise((resolve) => setTimeout(resolve, 20_000).unref());

/** A navigation that another one overtook: the browser says so of the fade between the two documents. */
const isOvertaken = ({ message }: Error): boolean => /^Transition was (skipped|aborted)/.test(message);

/** Violations of the policy reach the console as errors. A request that a navigation cuts off has not failed. */
function watchTroubles(page: Page): string[] {
  const troubles: string[] = [];
  page.on('pageerror', (error) => isOvertaken(error) || troubles.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(`console: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`${response.status()}: ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') troubles.push(`${reason}: ${request.url()}`);
  });
  return troubles;
}
