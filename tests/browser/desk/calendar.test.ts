import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { formatInstant } from '#core/time/instant.ts';
import { formatDeskTime } from '#desk/screen/desk-zones.ts';
import { hasFocus, tabTo } from '../support/keyboard.ts';
import { openDesk } from '../support/open-desk.ts';
import { accessibilityProblems, overflowProblems } from '../support/page-checks.ts';
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

  test('shows the period that the fields name, and scrolls if it is long', { tags: 'nightly' }, async () => {
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
});

test('the next changes say what a shop must do, and those who run it get a table', { tags: 'nightly' }, async () => {
  const { page, troubles } = await openCalendar(fixture, 'desktop', '?edition=uk');
  await page
    .getByRole('listitem')
    .filter({ hasText: /^shop / })
    .first()
    .waitFor();
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Shop prices' }).click();
  expect((await downloading).suggestedFilename()).toBe('shop-prices.csv');
  expect(troubles).toEqual([]);
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
