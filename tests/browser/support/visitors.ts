import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest';
import { generateSecretTexts } from '#accounts/secrets/load-secrets.ts';
import type { RunningSite } from '../../support/running/running-site.ts';
import { startSite } from '../../support/running/running-site.ts';
import type { Drawing } from './browser.ts';
import { openBrowser } from './browser.ts';
import { watchShifts } from './layout-shifts.ts';
import type { SharedSite } from './shared-sites.ts';
import { siteSettings } from './shared-sites.ts';

const shared = inject('shared');
/** Secrets of the sites with accounts, to sign with what they signed with. */
export const accountSecrets = shared?.secrets ?? generateSecretTexts();

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

/** Where a site is; `stop` ends one that belongs to the file alone. */
export type VisitedSite = Pick<RunningSite, 'origin'> & Partial<Pick<RunningSite, 'stop'>>;

export interface Visitors<Site extends VisitedSite = VisitedSite> {
  site(): Site;
  /** A new visitor with a fresh profile, gone after the test; one who comes before all tests stays for all of them. */
  come(screen: Screen, options?: BrowserContextOptions): Promise<Visitor>;
}

/** Environment variables of a site, or what finds them out in the browser that will visit it. */
export type Settings = Record<string, string> | ((browser: Browser) => Promise<Record<string, string>>);

/**
 * The site and the browser of a file's tests: a site that the run shares, by its name, or one of the file's own with
 * these settings.
 */
export function visitors(name?: SharedSite, drawing?: Drawing): Visitors;
export function visitors(settings: Settings, drawing?: Drawing): Visitors<RunningSite>;
export function visitors(of: SharedSite | Settings = 'everyday', drawing: Drawing = 'none'): Visitors {
  let site: VisitedSite;
  let browser: Browser;
  const contexts: BrowserContext[] = [];

  beforeAll(async () => {
    browser = await (shared && drawing === 'none' ? chromium.connect(shared.browser) : openBrowser(drawing));
    site = await visitedSite(typeof of === 'function' ? await of(browser) : of);
  });
  beforeEach(() => {
    contexts.length = 0;
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => Promise.race([context.close(), leaveToItsEnd()])));
  });
  afterAll(async () => {
    await browser?.close();
    await site?.stop?.();
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

function visitedSite(of: SharedSite | Record<string, string>): VisitedSite | Promise<RunningSite> {
  if (typeof of !== 'string') return startSite(of);
  return shared ? { origin: shared.origins[of] } : startSite(siteSettings[of](accountSecrets));
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
