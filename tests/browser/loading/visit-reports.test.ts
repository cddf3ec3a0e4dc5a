import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visitors } from '../support/visitors.ts';

const { newVisitor, site } = visitors({});

const script = /\/assets\/vitals-[^/]+\.js$/;
const faultScript = /\/assets\/faults-[^/]+\.js$/;
/** A script is requested when a page is used, or 2 s after its load; waiting a little longer shows that it was not. */
const measureDelay = 2_600;
/** Faults so many ms before a visitor leaves are not sent, as leaving causes some. */
const leavingTime = 5_000;

interface PageOptions {
  /** True if the browser sends Global Privacy Control. */
  isPrivate?: boolean;
  /** True if the features of the page's script that ask for media queries fail. */
  isBroken?: boolean;
}

async function openPage(path: string, { isPrivate = false, isBroken = false }: PageOptions = {}) {
  const { page, open, troubles } = await newVisitor('desktop');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (script.test(request.url()) || faultScript.test(request.url())) scripts.push(request.url());
  });
  if (isPrivate)
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
    );
  if (isBroken) await page.addInitScript(breakMediaQueries);
  await open(path);
  await page.mouse.move(300, 300);
  return { page, scripts, troubles };
}

/** Runs in the page. */
function breakMediaQueries(): void {
  const { matchMedia } = window;
  window.matchMedia = (query) => {
    if (new Error().stack?.includes('/assets/client-')) throw new Error('someone@example.com');
    return matchMedia.call(window, query);
  };
}

const chooseConsent = (page: Page, choice: 'accepted' | 'declined') =>
  page.locator(`[data-consent-choice="${choice}"]`).click();
/** Leaves the site. Playwright cannot see what a page sends while it unloads; the server's metrics show it. */
async function leaveSite(...pages: Page[]) {
  await Promise.all(pages.map((page) => page.goto('about:blank')));
  await new Promise((resolve) => setTimeout(resolve, 300));
}

const vitalsSeries =
  /^(?:web_vitals_(?:reports_total|lcp_seconds_count|ttfb_seconds_count)|http_requests_total\{kind="vitals")\S+/;

/** The server's counters of web vitals and their requests, minus earlier ones. */
async function vitalsCounts(before: Record<string, number> = {}): Promise<Record<string, number>> {
  const metrics = await (await fetch(`${site().origin}/metrics`)).text();
  const counts = metrics.split('\n').flatMap((line) => {
    const [series] = vitalsSeries.exec(line) ?? [];
    return series === undefined ? [] : [[series, Number(line.slice(series.length)) - (before[series] ?? 0)] as const];
  });
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

test('measures only a visitor who agreed, and sends one report when that one leaves, without personal data', async () => {
  const before = await vitalsCounts();
  const { page, scripts, troubles } = await openPage('/de');
  await chooseConsent(page, 'declined');
  await page.waitForTimeout(measureDelay);
  expect(scripts).toEqual([]);
  await page.locator('[data-consent-open]').click();
  const scriptResponse = page.waitForResponse(script);
  await chooseConsent(page, 'accepted');
  // Importing the script again waits until it has run and listens.
  await page.evaluate(`import('${(await scriptResponse).url()}')`);
  await leaveSite(page);
  await expect.poll(async () => Object.keys(await vitalsCounts(before))).toHaveLength(4);
  expect(await vitalsCounts(before)).toEqual({
    'http_requests_total{kind="vitals",status="204"}': 1,
    'web_vitals_reports_total{connection="4g",navigation="navigate"}': 1,
    'web_vitals_lcp_seconds_count{page="home",edition="de"}': 1,
    'web_vitals_ttfb_seconds_count{page="home",edition="de"}': 1,
  });
  expect(troubles).toEqual([]);
});

test('sends nothing for a visitor who withdrew consent', { tags: 'nightly' }, async () => {
  const before = await vitalsCounts();
  const { page } = await openPage('/de');
  const scriptResponse = page.waitForResponse(script);
  await chooseConsent(page, 'accepted');
  await scriptResponse;
  await page.locator('[data-consent-open]').click();
  await chooseConsent(page, 'declined');
  await leaveSite(page);
  expect(await vitalsCounts(before)).toEqual({});
});

async function faultSeries(): Promise<string[]> {
  const metrics = await (await fetch(`${site().origin}/metrics`)).text();
  return metrics.split('\n').filter((line) => line.startsWith('visitor_faults_total{'));
}

test('measures nothing and counts no faults of visitors who declined, did not answer, or send Global Privacy Control', {
  tags: 'nightly',
}, async () => {
  const before = await vitalsCounts();
  const guests = await Promise.all([
    openPage('/fr', { isBroken: true }),
    openPage('/de', { isBroken: true }),
    openPage('/us', { isBroken: true, isPrivate: true }),
  ]);
  await chooseConsent(guests[0].page, 'declined');
  await new Promise((resolve) => setTimeout(resolve, measureDelay));
  await leaveSite(...guests.map(({ page }) => page));
  expect(guests.flatMap(({ scripts }) => scripts)).toEqual([]);
  expect([await faultSeries(), await vitalsCounts(before)]).toEqual([[], {}]);
});

test('counts what failed for a visitor who agreed, from the beginning of the page, and starts all else', {
  tags: 'nightly',
}, async () => {
  const { page } = await openPage('/de', { isBroken: true });
  const scriptResponse = page.waitForResponse(faultScript);
  await chooseConsent(page, 'accepted');
  // Importing the script again waits until it has run and listens.
  await page.evaluate(`import('${(await scriptResponse).url()}')`);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('someone@example.com');
    });
    setTimeout(() => Promise.reject(new Error('someone@example.com')));
  });
  await page.waitForTimeout(leavingTime);
  await leaveSite(page);
  await expect
    .poll(faultSeries)
    .toEqual([
      'visitor_faults_total{kind="start",name="menus",browser="chromium",build="current"} 1',
      'visitor_faults_total{kind="error",name="foreign",browser="chromium",build="current"} 1',
      'visitor_faults_total{kind="rejection",name="foreign",browser="chromium",build="current"} 1',
    ]);
});
