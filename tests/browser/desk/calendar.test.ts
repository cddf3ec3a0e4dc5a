import { describe, expect, test } from 'vitest';
import { formatInstant } from '#core/time/instant.ts';
import { formatDeskTime } from '#desk/screen/desk-zones.ts';
import { hasFocus, tabTo } from '../support/keyboard.ts';
import { accessibilityProblems, overflowProblems } from '../support/page-checks.ts';
import { visitors } from '../support/visitors.ts';
import { bar, details, leftEdge, openCalendar, ukCampaign, waitUntilStill } from './calendar-page.ts';
import { inLondon, sale } from './desk-sale.ts';

const fixture = visitors('desk');

describe('the timeline', () => {
  test('leads by keyboard from a bar to its edge in the time-travel preview', async () => {
    const { page, troubles } = await openCalendar(fixture, 'desktop', '?edition=us,uk');
    await tabTo(page, bar(page, new RegExp(`^US: Campaign ${sale.name}`)), 60);
    for (let presses = 0; presses < 12 && !(await hasFocus(bar(page, ukCampaign))); presses += 1)
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    const christmas = bar(page, new RegExp(`^UK: Campaign ${sale.next}`));
    await expect.poll(() => hasFocus(christmas)).toBe(true);
    const leavesAtOnce = christmas.evaluate((element) => {
      element.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
      return document.activeElement !== element;
    });
    expect(await leavesAtOnce, 'the focus moves at once, so that the next key reaches the new bar').toBe(true);
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

  test('can be dragged, and a drag opens nothing', { tags: 'nightly' }, async () => {
    const { page } = await openCalendar(fixture, 'desktop', '?edition=uk');
    const campaign = bar(page, ukCampaign);
    await waitUntilStill(campaign);
    const initialLeft = await leftEdge(campaign);
    const box = await campaign.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 8);
    await page.mouse.down();
    await page.mouse.move((box?.x ?? 0) + 140, (box?.y ?? 0) + 8, { steps: 5 });
    await page.mouse.up();
    await waitUntilStill(campaign);
    expect((await leftEdge(campaign)) - initialLeft).toBeCloseTo(100, -1);
    expect(await details(page).count()).toBe(0);
    await campaign.click();
    await details(page).waitFor();
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

test.each(['phone'] as const)('fits a %s and is accessible', { tags: 'nightly' }, async (screen) => {
  const { page, troubles } = await openCalendar(fixture, screen, '?edition=us,uk');
  await waitUntilStill(bar(page, ukCampaign));
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
});
