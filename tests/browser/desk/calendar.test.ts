import { readFile } from 'node:fs/promises';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { formatInstant } from '#core/time/instant.ts';
import { formatDeskTime } from '#desk/screen/desk-zones.ts';
import { hasFocus, tabTo } from '../support/keyboard.ts';
import { openDesk } from '../support/open-desk.ts';
import { accessibilityProblems, overflowProblems } from '../support/page-checks.ts';
import { previewToken } from '../support/shared-sites.ts';
import { type Screen, type Visitor, type Visitors, visitors } from '../support/visitors.ts';
import { inLondon, sale } from './desk-sale.ts';

const openCalendar = (
  fixture: Visitors,
  screen: Screen,
  query = '',
  options: BrowserContextOptions = {},
): Promise<Visitor> =>
  openDesk(fixture, screen, `/preview/calendar${query}`, { timezoneId: 'Europe/Berlin', ...options });

const timeline = (page: Page): Locator => page.getByRole('region', { name: 'Time line' });

const bar = (page: Page, name: string | RegExp): Locator => timeline(page).getByRole('link', { name });

const details = (page: Page): Locator => page.getByRole('complementary');

const leftEdge = async (element: Locator): Promise<number> => (await element.boundingBox())?.x ?? Number.NaN;

const queryIn = (page: Page): URLSearchParams => new URL(page.url()).searchParams;

const ukCampaign = new RegExp(`^UK: Campaign ${sale.name}`);

const fixture = visitors('desk');

describe('the timeline', () => {
  test('leads by keyboard from a bar to its edge in the time-travel preview', { tags: 'nightly' }, async () => {
    const { page, troubles } = await openCalendar(fixture, 'desktop', '?edition=us,uk');
    await tabTo(page, bar(page, ukCampaign), 120);
    await page.keyboard.press('Enter');
    await expect.poll(() => hasFocus(details(page).getByRole('heading', { name: `Campaign ${sale.name}` }))).toBe(true);
    for (const time of ['Europe/London', 'Asia/Shanghai', 'Europe/Berlin'].map((zone) =>
      formatDeskTime(sale.opens, zone),
    )) {
      await details(page).getByText(time, { exact: false }).first().waitFor();
    }
    await page.keyboard.press('Escape');
    await details(page).waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(bar(page, ukCampaign))).toBe(true);

    await page.keyboard.press('Enter');
    await tabTo(page, details(page).getByRole('link', { name: 'Look at it opening' }), 4);
    await page.keyboard.press('Enter');
    await page.waitForURL(
      ({ searchParams }) =>
        searchParams.get('page') === sale.slug && searchParams.get('at') === formatInstant(sale.opens),
    );
    await page.getByRole('heading', { name: inLondon(sale.opens) }).waitFor();
    expect(troubles).toEqual([]);
  });

  test('shows the period that the fields name, and scrolls if it is long', async () => {
    const { page, troubles } = await openCalendar(fixture, 'desktop', '?edition=uk');
    const scrollWidth = () => timeline(page).evaluate((element) => element.scrollWidth - element.clientWidth);
    await bar(page, ukCampaign).waitFor();
    expect(await scrollWidth()).toBe(0);
    await page.getByLabel('Until').fill('2039-01-01');
    await expect.poll(scrollWidth).toBeGreaterThan(0);
    await page.getByLabel('From').fill('2038-01-01');
    await timeline(page).getByText('Nothing that matches the filters begins or ends in this period.').waitFor();
    expect(await bar(page, ukCampaign).count()).toBe(0);
    await page.getByRole('link', { name: 'Now' }).click();
    await bar(page, ukCampaign).waitFor();
    expect(troubles).toEqual([]);
  });

  test('aligns editions by local time, and shifts them apart in the headquarters’ time', {
    tags: 'nightly',
  }, async () => {
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

  test('moves by links, which keep the filters and store the period in the address', { tags: 'nightly' }, async () => {
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

  test('filters by text, kind and edition, and folds entries that have always been there', {
    tags: 'nightly',
  }, async () => {
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

  test('marks the audit’s findings and shows why they are accepted', { tags: 'nightly' }, async () => {
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

test('without its script it lists the changes and shows the details that its address names', {
  tags: 'nightly',
}, async () => {
  const { page } = await openCalendar(fixture, 'phone', '', { javaScriptEnabled: false });
  await page
    .getByRole('link', { name: `closes ${sale.firstStage}` })
    .first()
    .click();
  await page.getByRole('complementary').getByText(sale.firstStage).first().waitFor();
  await page.getByLabel('Find').fill(sale.next);
  await page.getByRole('button', { name: 'Show' }).click();
  await page
    .getByRole('status')
    .getByText(/^\d+ of \d+ entries/)
    .waitFor();
  expect(await page.getByRole('link', { name: `closes ${sale.firstStage}` }).count()).toBe(0);
});

test.each(['phone', 'tablet', 'desktop'] as const)(
  'fits a %s and is accessible',
  { tags: 'nightly' },
  async (screen) => {
    const { page, troubles } = await openCalendar(fixture, screen, '?edition=us,uk');
    await bar(page, ukCampaign).waitFor();
    expect(await overflowProblems(page)).toEqual([]);
    expect(await accessibilityProblems(page)).toEqual([]);
    await bar(page, ukCampaign).click();
    await details(page)
      .getByRole('heading', { name: `Campaign ${sale.name}` })
      .waitFor();
    expect(await overflowProblems(page)).toEqual([]);
    expect(await accessibilityProblems(page)).toEqual([]);
    await details(page).getByRole('button', { name: 'Close the details' }).click();
    await details(page).waitFor({ state: 'detached' });
    expect(troubles).toEqual([]);
  },
);

describe('beside the timeline', { tags: 'nightly' }, () => {
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
