import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest';
import { generateSecretTexts } from '#accounts/group/secrets/load-secrets.ts';
import { type RunningSite, startSite } from '../../support/running/running-site.ts';
import { type Drawing, openBrowser } from './browser.ts';
import { openEngineVisitor } from './engines/engine-visitor.ts';
import { watchShifts } from './layout-shifts.ts';
import { type SharedSite, siteSettings } from './shared-sites.ts';

const shared = inject('shared');
const engine = inject('engine');
/** Secrets of the sites with accounts, for tests that sign tokens themselves. */
export const accountSecrets = shared?.secrets ?? generateSecretTexts();

/** The three screens on which every page must work. */
export const screens = {
  desktop: { viewport: { width: 1440, height: 900 } },
  tablet: { viewport: { width: 820, height: 1180 }, isMobile: true, hasTouch: true },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} as const satisfies Record<string, BrowserContextOptions>;
export type Screen = keyof typeof screens;

export interface Visitor {
  context: BrowserContext;
  page: Page;
  /** Everything that went wrong in the tab: exceptions, console errors, policy violations, failed requests. */
  troubles: string[];
  /** Opens a path of the site and waits for its load event. */
  open(path: string): Promise<void>;
}

/** A site's origin; `stop` exists only for a site of the file's own. */
export type VisitedSite = Pick<RunningSite, 'origin'> & Partial<Pick<RunningSite, 'stop'>>;

export interface Visitors<Site extends VisitedSite = VisitedSite> {
  site(): Site;
  /** Opens a tab with a fresh profile, closed after the test. One that is opened in `beforeAll` stays open. */
  newVisitor(screen: Screen, options?: BrowserContextOptions): Promise<Visitor>;
}

/** A visitor whose tab the caller closes. */
export type ClosableVisitor = Visitor & { close(): Promise<unknown> };
/** Opens a visitor of the site at an origin, on a desktop. */
type OpenAt = (origin: string) => Promise<ClosableVisitor>;

/** Environment variables of a site, or a function that computes them with the browser that will visit it. */
export type Settings = Record<string, string> | ((openAt: OpenAt) => Promise<Record<string, string>>);

/** The site and the browser for a file's tests: a shared site by its name, or a new site with these settings. */
export function visitors(name?: SharedSite, drawing?: Drawing): Visitors;
export function visitors(settings: Settings, drawing?: Drawing): Visitors<RunningSite>;
export function visitors(siteOrSettings: SharedSite | Settings = 'everyday', drawing: Drawing = 'none'): Visitors {
  let site: VisitedSite;
  let browser: Browser | undefined;
  const opened: ClosableVisitor[] = [];

  beforeAll(async () => {
    browser = await openChromium(drawing);
    const openAt: OpenAt = (origin) => openVisitor(browser, origin, 'desktop');
    site = await visitedSite(typeof siteOrSettings === 'function' ? await siteOrSettings(openAt) : siteOrSettings);
  });
  beforeEach(() => {
    opened.length = 0;
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((visitor) => Promise.race([visitor.close(), giveUpClosing()])));
  });
  afterAll(async () => {
    await browser?.close();
    await site?.stop?.();
  });

  return {
    site: () => site,
    async newVisitor(screen, options = {}) {
      const visitor = await openVisitor(browser, site.origin, screen, options);
      opened.push(visitor);
      if (options.javaScriptEnabled !== false) {
        await visitor.page.addInitScript(watchShifts);
        if (drawing === 'software') await visitor.page.addInitScript(wantCoarse);
      }
      return visitor;
    },
  };
}

/** The Chromium of this run; undefined in a run of another browser. */
export async function openChromium(drawing: Drawing): Promise<Browser | undefined> {
  if (engine !== 'chromium') return undefined;
  return shared && drawing === 'none' ? chromium.connect(shared.browser) : openBrowser(drawing);
}

/** Opens a tab with a fresh profile in Chromium or, without it, in the browser of this run. */
export async function openVisitor(
  browser: Browser | undefined,
  origin: string,
  screen: Screen,
  options: BrowserContextOptions = {},
): Promise<ClosableVisitor> {
  if (!browser) return openEngineVisitor(engine, origin, screen, options);
  const context = await browser.newContext({ ...screens[screen], baseURL: origin, ...options });
  const page = await context.newPage();
  const troubles = watchTroubles(page);
  const open = async (path: string) => void (await page.goto(path));
  return { context, page, troubles, open, close: () => context.close() };
}

/** Live robots stay even where software draws them coarsely. Runs in the page. */
function wantCoarse(): void {
  try {
    sessionStorage.setItem('coarse', 'on');
  } catch {
    // A test has blocked the storage.
  }
}

function visitedSite(siteOrSettings: SharedSite | Record<string, string>): VisitedSite | Promise<RunningSite> {
  if (typeof siteOrSettings !== 'string') return startSite(siteOrSettings);
  return shared ? { origin: shared.origins[siteOrSettings] } : startSite(siteSettings[siteOrSettings](accountSecrets));
}

/** A context that is closed during a navigation sometimes hangs: after 20 s it is left to the end of the browser. */
const giveUpClosing = () => new Promise((resolve) => setTimeout(resolve, 20_000).unref());

/** Collects errors of a page. Policy violations arrive as console errors; requests aborted by a navigation are fine. */
function watchTroubles(page: Page): string[] {
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(`error: ${error.message}`));
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
