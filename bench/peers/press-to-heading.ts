import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'puppeteer-core';
import { openPrerenderingBrowser } from '#tests/browser/prerender/prerendering-browser.ts';
import type { BenchReport } from '../bench-report.ts';
import { median } from '../figures.ts';
import type { Contender } from './contender.ts';
import { comparedPaths } from './page-content.ts';

/** Times for which the pointer rests on the link before the press, in ms. Chromium acts on a link after 200. */
const restTimes = [200, 500, 1_000];

/** The time in ms for which a page is left alone before, so that routers have prefetched what they want. */
const idle = 3_000;

/** Time to wait for the heading of the next page, in ms. */
const timeout = 30_000;

/** Runs in every document: notes when the pointer is pressed and when the heading of the page at `path` is painted. */
function watch(path: string): void {
  const look = () => {
    if (location.pathname === path && document.querySelector('[data-hero] h1'))
      requestAnimationFrame(() =>
        setTimeout(() => Object.assign(window, { paintedAt: performance.timeOrigin + performance.now() })),
      );
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => localStorage.setItem('pressedAt', String(performance.timeOrigin + timeStamp)),
    true,
  );
}

/** Milliseconds from the press on the link until the heading is painted, in a fresh profile. */
async function pressToHeading(browser: Browser, origin: string, restTime: number): Promise<number> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.goto(origin + comparedPaths.home, { timeout: 90_000 });
    await sleep(idle);
    const { x, y } = await page.evaluate(middleOfLink, comparedPaths.product);
    await sleep(500);
    await page.mouse.move(x, y, { steps: 8 });
    await sleep(restTime);
    await page.mouse.down();
    await page.mouse.up();
    return await timeOfHeading(page);
  } finally {
    await context.close();
  }
}

/** Scrolls to the link in the middle of the page, and returns where its middle is. */
function middleOfLink(path: string): { x: number; y: number } {
  for (const link of document.querySelectorAll(`main a[href="${path}"]`)) {
    link.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = link.getBoundingClientRect();
    const middle = { x: x + width / 2, y: y + height / 2 };
    if (link.contains(document.elementFromPoint(middle.x, middle.y))) return middle;
  }
  throw new Error(`the page has no visible link to ${path} in its main element`);
}

async function timeOfHeading(page: Page): Promise<number> {
  for (let waited = 0; waited < timeout; waited += 100) {
    await sleep(100);
    // While one document replaces the other, there is none to ask.
    const ms = await page
      .evaluate(() => Number((window as { paintedAt?: number }).paintedAt) - Number(localStorage.getItem('pressedAt')))
      .catch(() => Number.NaN);
    if (ms > 0) return ms;
  }
  throw new Error(`${comparedPaths.product} did not appear within ${timeout / 1000} s of pressing its link`);
}

/**
 * Adds a table with the time from pressing the mouse on a link until the next page's heading is painted, for visitors
 * who rest on the link for different times first. A mouse means a computer on a desk, so neither the network nor the
 * processor is slowed down. Contenders take turns.
 */
export async function addPressToHeading(report: BenchReport, contenders: Contender[], rounds: number): Promise<void> {
  const script = `(${watch})(${JSON.stringify(comparedPaths.product)})`;
  const browser = await openPrerenderingBrowser((session) => {
    session.send('Page.enable').catch(() => {});
    session.send('Page.addScriptToEvaluateOnNewDocument', { source: script, runImmediately: true }).catch(() => {});
  });
  const times = contenders.map(() => restTimes.map((): number[] => []));
  try {
    for (let round = 1; round <= rounds; round += 1) {
      console.error(`press to heading, round ${round} of ${rounds} …`);
      for (const [column, restTime] of restTimes.entries())
        for (const [row, { proxy }] of contenders.entries()) {
          proxy.slow(false);
          times[row]?.[column]?.push(await pressToHeading(browser, proxy.origin, restTime));
        }
    }
  } finally {
    await browser.close();
  }
  const medians = times.map((columns) => columns.map(median));
  report.table(
    ['ms from press to heading (against this site)', ...restTimes.map((time) => `after ${time / 1000} s on the link`)],
    medians.map((values, row) => [
      contenders[row]?.label ?? '',
      ...values.map((value, column) => `${value.toFixed(0)} (${(value / (medians[0]?.[column] ?? 0)).toFixed(2)})`),
    ]),
  );
}
