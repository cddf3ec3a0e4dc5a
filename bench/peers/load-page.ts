import type { Browser, CDPSession, Page } from 'playwright-core';
import { missingPictures } from '#tests/browser/support/page-checks.ts';
import { type Bytes, countBytes, subtractBytes } from '../count-bytes.ts';
import { sized } from '../smoke.ts';

export interface LoadFigures {
  atStart: Bytes;
  /** Five seconds after `load`. */
  atIdle: Bytes;
  /** Milliseconds of the main thread until then; `blockedMs` is the part of long tasks beyond 50 ms each. */
  taskMs: number;
  scriptMs: number;
  blockedMs: number;
}

export interface NextPage {
  /** From the tap on the link until the heading of the next page has been painted. */
  ms: number;
  bytes: Bytes;
}

const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
  ignoreHTTPSErrors: true,
};
/** The factor by which the processor is slowed down. */
const slowdown = sized(4, 1);
const idle = sized(5000, 500);
/** Actions on a page: the element to press, and the one that shows that it worked. */
const uses = [
  ['the notice about visits', ':root[data-message="consent"] [data-consent-choice]', ':root:not([data-message])'],
  ['the menu', 'header [popovertarget="menu-all"]:visible', '#menu-all:popover-open'],
  [
    'a tab of the carousel',
    'main nav li:nth-child(2) a[href^="#featured"]:visible',
    'main nav li:nth-child(2) a[aria-current]',
  ],
  ['a picture of the gallery', 'ul[id$="-plates"] a:visible', 'dialog[open] figure img'],
  ['a film', '[commandfor][command="show-modal"]:visible', 'dialog[open]'],
  ['the newsletter', 'footer form button[type="submit"]:visible', 'footer [aria-invalid="true"]'],
] as const;

/**
 * Runs in every document: sums up long tasks, and notes when a link was tapped and when the next page's heading was
 * painted.
 */
function watch(): void {
  const state = window as unknown as { blockedMs: number };
  state.blockedMs = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) state.blockedMs += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    if (document.querySelector('[data-hero] h1'))
      requestAnimationFrame(() => setTimeout(() => sessionStorage.setItem('arrived', String(Date.now()))));
    else requestAnimationFrame(look);
  };
  if (sessionStorage.getItem('tapped')) look();
  else
    addEventListener('pointerup', () => {
      if (!sessionStorage.getItem('wanted')) return;
      sessionStorage.setItem('tapped', String(Date.now()));
      look();
    });
}

async function openPage(
  browser: Browser,
): Promise<{ page: Page; client: CDPSession; bytes: Bytes; close(): Promise<void> }> {
  const context = await browser.newContext(phone);
  await context.addInitScript(`try { (${watch})() } catch {}`);
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  const bytes = await countBytes(client);
  return { page, client, bytes, close: () => context.close() };
}

/**
 * Loads a page on a slow phone, over the network that the proxy simulates, and waits; then follows the link to
 * `next`, if given.
 */
export async function loadSlowly(
  browser: Browser,
  url: string,
  next?: string,
): Promise<{ loaded: LoadFigures; nextPage: NextPage | undefined }> {
  const { page, client, bytes, close } = await openPage(browser);
  await client.send('Performance.enable');
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(url, { waitUntil: 'load', timeout: 90_000 });
  const atStart = { ...bytes };
  await page.waitForTimeout(idle);
  const { metrics } = await client.send('Performance.getMetrics');
  const seconds = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  const blockedMs = await page.evaluate(() => (window as unknown as { blockedMs: number }).blockedMs);
  const atIdle = { ...bytes };
  const loaded = {
    atStart,
    atIdle,
    taskMs: seconds('TaskDuration') * 1000,
    scriptMs: seconds('ScriptDuration') * 1000,
    blockedMs,
  };
  const nextPage = next === undefined ? undefined : await follow(page, next, bytes);
  await close();
  return { loaded, nextPage };
}

async function follow(page: Page, path: string, bytes: Bytes): Promise<NextPage> {
  const before = { ...bytes };
  const link = page.locator(`main a[href="${path}"]:visible`).first();
  await link.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    sessionStorage.setItem('wanted', '1');
  });
  await page.waitForTimeout(500);
  const box = await link.boundingBox();
  if (!box) throw new Error(`the page has no visible link to ${path} in its main element`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  for (let tries = 0; tries < 300; tries += 1) {
    await page.waitForTimeout(100);
    const times = await page
      .evaluate(() => [sessionStorage.getItem('tapped'), sessionStorage.getItem('arrived')].map(Number))
      .catch(() => [0, 0]);
    const [tapped = 0, arrived = 0] = times;
    if (arrived === 0) continue;
    await page.waitForLoadState('networkidle').catch(() => {});
    return { ms: arrived - tapped, bytes: subtractBytes(bytes, before) };
  }
  throw new Error(`${path} did not appear within 30 s of tapping its link`);
}

/**
 * Total bytes of a page after scrolling through it and using what can be opened and filled in, on a fast machine. Also
 * returns what could be used and what did not work, so that no contender gains from doing less.
 */
export async function tryEverything(
  browser: Browser,
  url: string,
): Promise<{ bytes: Bytes; used: string[]; problems: string[] }> {
  const { page, bytes, close } = await openPage(browser);
  const failures: string[] = [];
  const used: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(1500);
  failures.push(...(await missingPictures(page)));
  for (const [what, opener, sign] of uses) {
    const button = page.locator(opener).first();
    if ((await button.count()) === 0) continue;
    used.push(what);
    await button.click({ timeout: 5000 });
    const signElement = await page.waitForSelector(sign, { state: 'attached', timeout: 5000 }).catch(() => undefined);
    if (!signElement) failures.push(`${what} does nothing`);
    await page.keyboard.press('Escape');
  }
  await page.waitForLoadState('networkidle');
  await close();
  return { bytes, used, problems: failures };
}
