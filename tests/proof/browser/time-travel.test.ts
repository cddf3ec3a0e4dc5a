import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  countDifferences,
  expectFittingPreview,
  framesOf,
  instantIn,
  stageAddress,
} from '../../browser/desk/time-travel-page.ts';
import { tabTo } from '../../browser/support/keyboard.ts';
import { openDesk } from '../../browser/support/open-desk.ts';
import { visitors } from '../../browser/support/visitors.ts';

const fixture = visitors('desk');
const slider = (page: Page) => page.getByRole('slider', { name: 'Edges of this page' });

test('has no side effects of a visit (page view, consent, renewal, forms), and links keep the instant', async () => {
  const { page, troubles } = await openDesk(fixture, 'desktop', '/preview?edition=us&page=&at=2024-11-23T12:00:00Z');
  const [frame] = framesOf(page);
  await frame.locator('html[data-preview]').waitFor();
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  await page.waitForTimeout(1500);
  expect(requestedUrls.filter((url) => /\/us\b|\/api\//.test(url))).toEqual([]);
  expect(await frame.locator('html').evaluate(() => window.dataLayer)).toBeUndefined();
  expect(await frame.locator('[data-consent]').isVisible()).toBe(false);
  await frame
    .locator('form[novalidate], footer form, main form')
    .first()
    .evaluate((form: HTMLFormElement) => form.requestSubmit());
  await page.getByText('Nothing is sent from a preview.').waitFor();
  expect(requestedUrls.filter((url) => url.includes('/api/'))).toEqual([]);

  await frame.locator('header a[href="/us/black-friday"]').first().click();
  await page.waitForURL(/page=black-friday/);
  expect(instantIn(page)).toBe('2024-11-23T12:00:00Z');
  await framesOf(page)[0].locator('body[data-slug="black-friday"]').waitFor();
  expect(troubles).toEqual([]);
});

test('says where a page redirects, and until when', async () => {
  const { page } = await openDesk(
    fixture,
    'desktop',
    '/preview?edition=uk&page=black-friday&at=2026-11-13T09:00:00Z&beside=jp',
  );
  await page.getByText('Redirects to /uk until Sat 14 Nov 2026, 09:00 GMT.').waitFor();
  await page.getByText('The jp edition has no such page.').waitFor();
  await framesOf(page)[0].locator('body[data-page="home"]').waitFor();
});

test('reads a typed time in the chosen zone, and explains one that it cannot read', async () => {
  const { page } = await openDesk(fixture, 'desktop', stageAddress, { timezoneId: 'Asia/Tokyo' });
  await page.getByLabel('Times in').selectOption('viewer');
  await page.getByRole('heading', { name: /^Sun 22 Nov 2026, 18:00/ }).waitFor();
  await page.getByLabel('Go to an instant').fill('2026-11-14T18:00');
  await page.keyboard.press('Enter');
  await page.waitForURL(/at=2026-11-14T09/);
  await page.getByText('Stage “Early” of Black Friday 2026 opens', { exact: true }).waitFor();
  await page.getByLabel('Times in').selectOption('edition');
  await page.getByLabel('Go to an instant').fill('2027-03-28T01:30');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('“2027-03-28T01:30” is no single time in Europe/London').waitFor();
  expect(await page.getByLabel('Go to an instant').inputValue()).toBe('2027-03-28T01:30');
});

test('can hold one instant beside the others', async () => {
  const { page } = await openDesk(fixture, 'desktop', stageAddress);
  await page.getByLabel('Beside it').selectOption('Hold this instant');
  await page.getByText('The two pages show the same.').waitFor();
  await page.getByRole('button', { name: 'Next edge' }).click();
  expect(await countDifferences(page)).toBeGreaterThan(5);
  expect(new URL(page.url()).searchParams.get('beside')).toBe('2026-11-22T09:00:00Z');
  expect(instantIn(page)).toBe('2026-11-30T00:00:00Z');
});

test('works by keyboard alone', async () => {
  const { page } = await openDesk(fixture, 'desktop', stageAddress);
  await tabTo(page, page.getByRole('button', { name: 'Before and after' }));
  await page.keyboard.press('Enter');
  expect(await countDifferences(page)).toBeGreaterThan(5);
  await tabTo(page, slider(page));
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('heading', { name: 'Sun 22 Nov 2026, 00:00 GMT' }).waitFor();
  expect(await slider(page).getAttribute('aria-valuetext')).toContain('Stage “Early” of Black Friday 2026 closes');
  await page.keyboard.press('ArrowRight');
  const next = page.getByRole('button', { name: 'Next difference', disabled: false });
  await next.waitFor();
  await tabTo(page, next);
  await page.keyboard.press('Enter');
  await page.getByText('Difference 1 of').waitFor();
  expect(instantIn(page)).toBe('2026-11-22T09:00:00Z');
});

test.each(['tablet', 'desktop'] as const)('fits a %s and is accessible', (screen) =>
  expectFittingPreview(fixture, screen),
);
