import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import {
  bar,
  details,
  leftEdge,
  openCalendar,
  queryIn,
  timeline,
  ukCampaign,
} from '../../browser/desk/calendar-page.ts';
import { accessibilityProblems, overflowProblems } from '../../browser/support/page-checks.ts';
import { previewToken } from '../../browser/support/shared-sites.ts';
import { visitors } from '../../browser/support/visitors.ts';

const fixture = visitors('desk');

describe('the timeline', () => {
  test('aligns editions by local time, and shifts them apart in the headquarters’ time', async () => {
    const { page } = await openCalendar(fixture, 'desktop', '?kind=stage&from=2026-11-21&to=2026-11-23');
    const [uk, de] = [bar(page, /^UK: Stage “Main” of Black Friday/), bar(page, /^DE: Stage “Main” of Black Friday/)];
    await uk.waitFor();
    const localLeft = await leftEdge(uk);
    expect(await leftEdge(de)).toBe(localLeft);
    await page.getByLabel('Times in').selectOption('Headquarters’ time');
    await expect.poll(async () => (await leftEdge(uk)) - (await leftEdge(de))).toBeGreaterThan(10);
    expect(await leftEdge(uk)).toBeGreaterThan(localLeft);
    await page.getByText('Sun 22 November 2026').first().waitFor();
    await page.getByRole('region', { name: '22 November 2026' }).getByText('17:00').first().waitFor();
    await expect.poll(() => queryIn(page).get('zone')).toBe('headquarters');
  });

  test('moves by links, which keep the filters and store the period in the address', async () => {
    const { page } = await openCalendar(fixture, 'desktop', '?edition=uk&kind=stage');
    const main = bar(page, /“Main” of Black Friday/);
    const width = async () => (await main.boundingBox())?.width ?? 0;
    await main.waitFor();
    const [initialLeft, initialWidth] = [await leftEdge(main), await width()];
    await page.getByRole('link', { name: 'Earlier' }).click();
    await expect.poll(() => leftEdge(main)).toBeGreaterThan(initialLeft + 50);
    await page.getByRole('link', { name: 'Month' }).click();
    await expect.poll(width).toBeGreaterThan(initialWidth * 1.5);
    expect(['edition', 'kind', 'from'].map((key) => queryIn(page).get(key))).toEqual(['uk', 'stage', '2026-11-21']);
    const groups = timeline(page).getByRole('group');
    await groups.first().locator('summary').click();
    await main.waitFor({ state: 'hidden' });
  });

  test('filters by text, kind and edition, and folds entries that have always been there', async () => {
    const { page } = await openCalendar(fixture, 'desktop');
    await page.getByLabel('Find').fill('megatron 1,379');
    await page
      .getByRole('status')
      .getByText(/^1 of \d+ entries/)
      .waitFor();
    await bar(page, /^US: 9 promotional prices/).waitFor();
    await page.getByLabel('Find').fill('');
    expect(await bar(page, /^US: Event “Regular” in “History”/).count()).toBe(0);
    await timeline(page)
      .getByRole('button', { name: /more stood before and go on/ })
      .click();
    await bar(page, /^US: Event “Regular” in “History”/).waitFor();
    await expect.poll(() => queryIn(page).get('lasting')).toBe('shown');
  });

  test('marks the audit’s findings and shows why they are accepted', async () => {
    const { page } = await openCalendar(fixture, 'desktop', '?edition=uk&from=2025-08-01&to=2025-09-01');
    await expect
      .poll(
        async () => {
          await page.reload();
          return page.getByText('The content audit is being made').count();
        },
        { timeout: 60_000, interval: 2000 },
      )
      .toBe(0);
    const banner = bar(page, /Text banner “Flagship Bumblebee/);
    expect(await banner.locator('b').getAttribute('title')).toMatch(/accepted/);
    await banner.click();
    await details(page).getByText('Accepted').first().waitFor();
  });
});

describe('beside the timeline', () => {
  test('the next change leads to the time-travel preview, and its name to the details', async () => {
    const { page } = await openCalendar(fixture, 'desktop', '?edition=uk');
    const next = page.getByRole('region', { name: 'Next changes' });
    await next.getByRole('link', { name: 'closes Stage “Early” of Black Friday 2026' }).click();
    await details(page).getByText('stages.0.windows.uk').waitFor();
    await next.getByRole('link', { name: /^Look at UK then, 22 November 2026, 00:00/ }).click();
    await page.waitForURL(/page=black-friday&at=2026-11-22T00/);
  });

  test('the calendar can be downloaded, and read with its key instead of a cookie', async () => {
    const { page } = await openCalendar(fixture, 'desktop', '?edition=uk');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download .ics' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('kinetra-uk.ics');
    const text = await readFile(await download.path(), 'utf8');
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(text).toContain('DTSTART:20261114T090000Z');
    await page.getByText('Subscribe').click();
    const address = await page.getByLabel(/^Address for a calendar program/).inputValue();
    expect(address).toContain(`${fixture.site().origin}/preview/calendar.ics?edition=uk&key=`);
    expect(address).not.toContain(previewToken);
    const response = await fetch(address);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect((await fetch(address.replace(/key=.{4}/, 'key=AAAA'))).status).toBe(403);
  });
});

test.each(['tablet', 'desktop'] as const)('fits a %s and is accessible', async (screen) => {
  const { page, troubles } = await openCalendar(fixture, screen, '?edition=us,uk');
  await bar(page, ukCampaign).waitFor();
  expect(await overflowProblems(page)).toEqual([]);
  expect(await accessibilityProblems(page)).toEqual([]);
  await bar(page, ukCampaign).click();
  await details(page).getByRole('heading', { name: 'Campaign Black Friday 2026' }).waitFor();
  expect(await overflowProblems(page)).toEqual([]);
  expect(await accessibilityProblems(page)).toEqual([]);
  await details(page).getByRole('button', { name: 'Close the details' }).click();
  await details(page).waitFor({ state: 'detached' });
  expect(troubles).toEqual([]);
});
