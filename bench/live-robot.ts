import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../tests/browser/browser.ts';
import { focusAt, hydrated } from '../tests/browser/keyboard.ts';
import { stageOf, startStage } from '../tests/browser/live-model.ts';
import { startSite } from '../tests/running-site.ts';
import { kilobytes, printTable } from './table.ts';

/** KB over the wire of all that a live robot brings. */
const budget = 250;
const island = 'robotViewer';
const screens = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const;

/** Compressed bytes of the files that a page asks for from now on. */
function countBytes(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (/\/assets\/.*\.(js|wasm)$/.test(response.url())) sizes.push(response.headerValue('content-length').then(Number));
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Frames a second that the tab draws over so many milliseconds. */
const framesPerSecond = (page: Page, milliseconds: number): Promise<number> =>
  page.evaluate(
    (length) =>
      new Promise<number>((done) => {
        const from = performance.now();
        let frames = 0;
        const count = () => {
          frames += 1;
          const passed = performance.now() - from;
          if (passed < length) requestAnimationFrame(count);
          else done((frames * 1000) / passed);
        };
        requestAnimationFrame(count);
      }),
    milliseconds,
  );

async function measure(browser: Browser, url: string, screen: keyof typeof screens): Promise<[bytes: number, seconds: number, frames: number]> {
  const context = await browser.newContext(screens[screen]);
  await context.addInitScript(() => localStorage.setItem('consent', 'declined'));
  const page = await context.newPage();
  await page.goto(url);
  // React and the island are there before: what is counted comes with the robot.
  await focusAt(stageOf(page, island).getByRole('button').first());
  await hydrated(page, island);
  await page.waitForLoadState('networkidle');
  const bytes = countBytes(page);
  const pressed = performance.now();
  await startStage(page, island);
  const seconds = (performance.now() - pressed) / 1000;
  // The first frames also build what draws them.
  await page.waitForTimeout(2000);
  const shapes = page.locator(`x-island[name="${island}"] fieldset button`);
  await shapes.nth(1).click();
  const frames = await framesPerSecond(page, 2400);
  const loaded = await bytes();
  await context.close();
  return [loaded, seconds, frames];
}

const site = await startSite({ SITE_ENV: 'test', SITE_URL: 'http://localhost' });
const browser = await openBrowser('software');
try {
  const sitemap = await (await fetch(`${site.origin}/sitemap.xml`)).text();
  const american = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] ?? '').pathname).filter((path) => /^\/us\/[^/]+$/.test(path));
  const pages: string[] = [];
  for (const path of american) if ((await (await fetch(site.origin + path)).text()).includes(`name="${island}"`)) pages.push(path);
  const rows: (string | number)[][] = [];
  for (const path of pages) {
    const [bytes, seconds, onPhone] = await measure(browser, site.origin + path, 'phone');
    const [, , onDesktop] = await measure(browser, site.origin + path, 'desktop');
    rows.push([path, kilobytes(bytes), seconds.toFixed(1), onPhone.toFixed(0), onDesktop.toFixed(0)]);
  }
  printTable(
    ['a live robot, drawn by the processor', 'KB over the wire', 'seconds until it stands there', 'frames a second on a phone’s screen', 'on a desktop’s'],
    rows,
  );
  const over = rows.filter(([, size]) => Number(size) > budget).map(([path]) => path);
  console.log(`budget: ${budget} KB; over it: ${over.join(', ') || 'none'}`);
  process.exitCode = over.length > 0 || rows.length === 0 ? 1 : 0;
} finally {
  await browser.close();
  await site.stop();
}
