import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visitors } from '../support/visitors.ts';

const { newVisitor, site } = visitors({});

const script = /\/assets\/vitals-[^/]+\.js$/;
/** The script is requested 2 s after the load; waiting a little longer shows that it was not. In ms. */
const measureDelay = 2_600;

async function openPage(path: string, isPrivate = false) {
  const { page, open, troubles } = await newVisitor('desktop');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (script.test(request.url())) scripts.push(request.url());
  });
  if (isPrivate)
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
    );
  await open(path);
  return { page, scripts, troubles };
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

test('does not measure visitors who declined, did not answer, or send Global Privacy Control', async () => {
  const before = await vitalsCounts();
  const guests = [await openPage('/fr'), await openPage('/de'), await openPage('/us', true)];
  await chooseConsent((guests[0] as (typeof guests)[0]).page, 'declined');
  await new Promise((resolve) => setTimeout(resolve, measureDelay));
  await leaveSite(...guests.map(({ page }) => page));
  expect(guests.flatMap(({ scripts }) => scripts)).toEqual([]);
  expect(await vitalsCounts(before)).toEqual({});
});

test('sends nothing for a visitor who withdrew consent', async () => {
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

test('sends one report when a visitor who agreed leaves a page, without personal data', async () => {
  const before = await vitalsCounts();
  const { page, troubles } = await openPage('/de');
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
