import type { Browser, CDPSession } from 'playwright-core';
import { openBrowser } from '../tests/browser/browser.ts';
import { missingPictures } from '../tests/browser/page-checks.ts';
import { startSite } from '../tests/running-site.ts';
import { kilobytes, printTable } from './table.ts';

type Kind = 'document' | 'stylesheet' | 'script' | 'image' | 'font';
type Bytes = Record<Kind, number>;

const budgets = { html: 25, css: 14, scriptAtStart: 10, scriptAtIdle: 70, scriptInAll: 90, firstScreen: 700 };

/** Counts the compressed bytes of everything a tab loads, by kind, from now on. */
async function countBytes(client: CDPSession): Promise<Bytes> {
  const bytes: Bytes = { document: 0, stylesheet: 0, script: 0, image: 0, font: 0 };
  const kinds = new Map<string, Kind>();
  client.on('Network.responseReceived', ({ requestId, type, response }) => {
    const isDocument = type === 'Document' && !response.url.startsWith('data:');
    kinds.set(requestId, isDocument ? 'document' : (type.toLowerCase() as Kind));
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind && kind in bytes) bytes[kind] += encodedDataLength;
  });
  await client.send('Network.enable');
  return bytes;
}

async function measure(browser: Browser, url: string): Promise<(string | number)[]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const bytes = await countBytes(await context.newCDPSession(page));
  // React comes at idle at the earliest, so what has run by DOMContentLoaded is what every page runs.
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await page.waitForLoadState('load');
  const { script: atStart } = bytes;
  await page.waitForLoadState('networkidle');
  const first = { ...bytes };
  await missingPictures(page);
  for (const opener of await page.locator('[commandfor][command="show-modal"]:visible, [data-gallery] a:visible').all()) {
    await opener.click({ timeout: 2000 }).catch(() => undefined);
    await page.keyboard.press('Escape');
  }
  await page.waitForLoadState('networkidle');
  await context.close();
  const total = Object.values(first).reduce((sum, part) => sum + part, 0);
  return [first.document, first.stylesheet, atStart, first.script, bytes.script, first.image, total].map(kilobytes);
}

const site = await startSite({ SITE_ENV: 'test', SITE_URL: 'http://localhost' });
const browser = await openBrowser();
try {
  const sitemap = await (await fetch(`${site.origin}/sitemap.xml`)).text();
  const paths = [...new Set([...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] ?? '').pathname))];
  // Pictures are made on first request: a first round makes them, the second is measured.
  for (const path of paths) await measure(browser, site.origin + path);
  const rows: (string | number)[][] = [];
  for (const path of paths) rows.push([path, ...(await measure(browser, site.origin + path))]);
  printTable(
    [
      'KB over the wire, on a phone',
      'HTML',
      'CSS',
      'script at start',
      'script at idle',
      'script in all',
      'pictures of the first screen',
      'first screen in all',
    ],
    rows,
  );
  const over = rows.filter(([, html, css, start, idle, all, , total]) => {
    const limits = [budgets.html, budgets.css, budgets.scriptAtStart, budgets.scriptAtIdle, budgets.scriptInAll, budgets.firstScreen];
    return [html, css, start, idle, all, total].some((value, index) => Number(value) > (limits[index] ?? 0));
  });
  console.log(`budget: ${JSON.stringify(budgets)}; over it: ${over.map(([path]) => path).join(', ') || 'none'}`);
  process.exitCode = over.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await site.stop();
}
