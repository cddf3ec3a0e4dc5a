import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '#tests/browser/support/browser.ts';
import { focusAt, waitForHydration } from '#tests/browser/support/keyboard.ts';
import { startButtonOf, startStage } from '#tests/browser/support/live-model.ts';
import { startSite } from '#tests/support/running/running-site.ts';
import { BenchReport, failIf } from './bench-report.ts';
import { kilobytes, median } from './figures.ts';
import { sitemapPaths } from './site-pages.ts';
import { isSmoke, sized } from './smoke.ts';

/** KB over the wire of everything that a live robot loads. */
const budget = 250;
/** Frames per second to reach where the processor draws. */
const targetFrameRate = 30;
/** Several, because other processes disturb one or two of them. */
const transformations = sized(5, 1);
const island = 'robot-viewer';
const screens = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const;

/** Counts the compressed bytes of the scripts that a page requests from now on. */
function countBytes(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (/\/assets\/.*\.(js|wasm)$/.test(response.url()))
      sizes.push(response.headerValue('content-length').then(Number));
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Frames per second that the tab draws over this many milliseconds. */
const framesPerSecond = (page: Page, milliseconds: number): Promise<number> =>
  page.evaluate(
    (length) =>
      new Promise<number>((done) => {
        const from = performance.now();
        let frames = 0;
        const count = () => {
          frames += 1;
          const elapsed = performance.now() - from;
          if (elapsed < length) requestAnimationFrame(count);
          else done((frames * 1000) / elapsed);
        };
        requestAnimationFrame(count);
      }),
    milliseconds,
  );

interface Measurement {
  bytes: number;
  seconds: number;
  /** Frames per second in each transformation, in order. */
  frames: number[];
}

async function measure(browser: Browser, url: string, screen: keyof typeof screens): Promise<Measurement> {
  const context = await browser.newContext(screens[screen]);
  await context.addInitScript(() => {
    localStorage.setItem('consent', 'declined');
    // The bench measures how fast a coarse robot moves, too.
    sessionStorage.setItem('coarse', 'on');
    // Nothing starts by itself: bytes of the robot are counted from a press.
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g', saveData: true } });
  });
  const page = await context.newPage();
  await page.goto(url);
  // React and the island are loaded before: only bytes of the robot are counted.
  await focusAt(startButtonOf(page, island));
  await waitForHydration(page, island);
  await page.waitForLoadState('networkidle');
  const bytes = countBytes(page);
  const pressedAt = performance.now();
  await startStage(page, island);
  const seconds = (performance.now() - pressedAt) / 1000;
  // The first frames also compile the shaders.
  await page.waitForTimeout(sized(2000, 0));
  const shapes = page.locator(`x-island[name="${island}"] fieldset button`);
  const frames: number[] = [];
  for (let n = 1; n <= transformations; n += 1) {
    await shapes.nth(n % 2).click();
    frames.push(await framesPerSecond(page, sized(2400, 300)));
    // The robot is drawn once more at the full resolution of the screen.
    await page.waitForTimeout(sized(800, 0));
  }
  const loaded = await bytes();
  await context.close();
  return { bytes: loaded, seconds, frames };
}

const figuresOf = ({ frames }: Measurement): string[] =>
  [frames[0] ?? 0, median(frames), Math.min(...frames)].map((each) => each.toFixed(0));

const site = await startSite({ SITE_ENV: 'test', SITE_URL: 'http://localhost' });
const browser = await openBrowser('software');
try {
  const pages: string[] = [];
  for (const path of await sitemapPaths(site.origin)) {
    if (!/^\/us\/[^/]+$/.test(path)) continue;
    if ((await (await fetch(site.origin + path)).text()).includes(`name="${island}"`)) pages.push(path);
    if (isSmoke && pages.length > 0) break;
  }
  const rows: (string | number)[][] = [];
  const slow: string[] = [];
  for (const path of pages) {
    const onPhone = await measure(browser, site.origin + path, 'phone');
    const onDesktop = await measure(browser, site.origin + path, 'desktop');
    rows.push([
      path,
      kilobytes(onPhone.bytes),
      onPhone.seconds.toFixed(1),
      ...figuresOf(onPhone),
      ...figuresOf(onDesktop),
    ]);
    for (const [screen, { frames }] of Object.entries({ phone: onPhone, desktop: onDesktop }))
      if (Math.round(median(frames)) < targetFrameRate) slow.push(`${path} (${screen})`);
  }
  const report = new BenchReport('live-robot');
  report.table(
    [
      'a live robot, drawn by the processor',
      'KB over the wire',
      'seconds to first frame',
      ...['phone', 'desktop'].flatMap((screen) => [`${screen}: frames per second, first`, 'median', 'minimum']),
    ],
    rows,
  );
  const over = rows.filter(([, size]) => Number(size) > budget).map(([path]) => path);
  report.text(`budget: ${budget} KB; over it: ${over.join(', ') || 'none'}`);
  report.text(
    `target: ${targetFrameRate} frames per second in the median of ${transformations}; below: ${slow.join(', ') || 'none'}`,
  );
  report.write();
  failIf(over.length > 0);
} finally {
  await browser.close();
  await site.stop();
}
