import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visitors } from '../support/visitors.ts';

const { come, site } = visitors({});

const script = /\/assets\/vitals-[^/]+\.js$/;
/** The script is requested 2 s after the load; waiting a little longer shows that it was not. In ms. */
const longEnough = 2_600;

async function visit(path: string, isPrivate = false) {
  const { page, open, troubles } = await come('desktop');
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

const press = (page: Page, choice: 'accepted' | 'declined') =>
  page.locator(`[data-consent-choice="${choice}"]`).click();
/** Leaves the site. Playwright cannot see what a page sends while it unloads; the server's metrics show it. */
async function leave(...pages: Page[]) {
  await Promise.all(pages.map((page) => page.goto('about:blank')));
  await new Promise((resolve) => setTimeout(resolve, 300));
}

const told =
  /^(?:web_vitals_(?:reports_total|lcp_seconds_count|ttfb_seconds_count)|http_requests_total\{kind="vitals")\S+/;

/** The server's counters of web vitals and their requests, minus earlier ones. */
async function reported(before: Record<string, number> = {}): Promise<Record<string, number>> {
  const metrics = await (await fetch(`${site().origin}/metrics`)).text();
  const counts = metrics.split('\n').flatMap((line) => {
    const [series] = told.exec(line) ?? [];
    return series === undefined ? [] : [[series, Number(line.slice(series.length)) - (before[series] ?? 0)] as const];
  });
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

test('does not measure visitors who declined, did not answer, or send Global Privacy Control', async () => {
  const before = await reported();
  const guests = [await visit('/fr'), await visit('/de'), await visit('/us', true)];
  await press((guests[0] as (typeof guests)[0]).page, 'declined');
  await new Promise((resolve) => setTimeout(resolve, longEnough));
  await leave(...guests.map(({ page }) => page));
  expect(guests.flatMap(({ scripts }) => scripts)).toEqual([]);
  expect(await reported(before)).toEqual({});
});

test('sends nothing for a visitor who withdrew consent', async () => {
  const before = await reported();
  const { page } = await visit('/de');
  const loaded = page.waitForResponse(script);
  await press(page, 'accepted');
  await loaded;
  await page.locator('[data-consent-open]').click();
  await press(page, 'declined');
  await leave(page);
  expect(await reported(before)).toEqual({});
});

test('sends one report when a visitor who agreed leaves a page, without personal data', async () => {
  const before = await reported();
  const { page, troubles } = await visit('/de');
  const loaded = page.waitForResponse(script);
  await press(page, 'accepted');
  // Importing the script again waits until it has run and listens.
  await page.evaluate(`import('${(await loaded).url()}')`);
  await leave(page);
  await expect.poll(async () => Object.keys(await reported(before))).toHaveLength(4);
  expect(await reported(before)).toEqual({
    'http_requests_total{kind="vitals",status="204"}': 1,
    'web_vitals_reports_total{connection="4g",navigation="navigate"}': 1,
    'web_vitals_lcp_seconds_count{page="home",edition="de"}': 1,
    'web_vitals_ttfb_seconds_count{page="home",edition="de"}': 1,
  });
  expect(troubles).toEqual([]);
});
