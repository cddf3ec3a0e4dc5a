import { describe, expect, test } from 'vitest';
import { bar, comeToCalendar, details, left, standing, ukCampaign } from '../support/calendar-page.ts';
import { hasFocus, tabTo } from '../support/keyboard.ts';
import { accessibilityProblems, overflow } from '../support/page-checks.ts';
import { visitors } from '../support/visitors.ts';

const visited = visitors('desk');

describe('the time line', () => {
  test('leads by keyboard alone from a bar to its edge in the time machine', async () => {
    const { page, troubles } = await comeToCalendar(visited, 'desktop', '?edition=us,uk');
    await tabTo(page, bar(page, /^US: Campaign Black Friday 2026/), 60);
    for (let presses = 0; presses < 12 && !(await hasFocus(bar(page, ukCampaign))); presses += 1)
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    const christmas = bar(page, /^UK: Campaign Christmas 2026/);
    expect(await hasFocus(christmas)).toBe(true);
    const leavesAtOnce = christmas.evaluate((element) => {
      element.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
      return document.activeElement !== element;
    });
    expect(await leavesAtOnce, 'the next key, however soon, is for the bar that is gone to').toBe(true);
    await page.keyboard.press('Enter');
    expect(await hasFocus(details(page).getByRole('heading', { name: 'Campaign Black Friday 2026' }))).toBe(true);
    for (const time of ['Sat 14 Nov 2026, 09:00 GMT', 'Sat 14 Nov 2026, 17:00 GMT+8', 'Sat 14 Nov 2026, 10:00 CET']) {
      await details(page).getByText(time, { exact: false }).first().waitFor();
    }
    await page.keyboard.press('Escape');
    await details(page).waitFor({ state: 'detached' });
    expect(await hasFocus(bar(page, ukCampaign))).toBe(true);

    await page.keyboard.press('Enter');
    await tabTo(page, details(page).getByRole('link', { name: 'Look at it opening' }), 4);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/preview\?edition=uk&page=black-friday&at=2026-11-14T09/);
    await page.getByRole('heading', { name: 'Sat 14 Nov 2026, 09:00 GMT' }).waitFor();
    expect(troubles).toEqual([]);
  });

  test('is dragged, and a drag opens nothing', async () => {
    const { page } = await comeToCalendar(visited, 'desktop', '?edition=uk');
    const campaign = bar(page, ukCampaign);
    await standing(campaign);
    const begun = await left(campaign);
    const box = await campaign.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 8);
    await page.mouse.down();
    await page.mouse.move((box?.x ?? 0) + 140, (box?.y ?? 0) + 8, { steps: 5 });
    await page.mouse.up();
    await standing(campaign);
    expect((await left(campaign)) - begun).toBeCloseTo(100, -1);
    expect(await details(page).count()).toBe(0);
    await campaign.click();
    await details(page).waitFor();
  });
});

test('without its script it lists what changes, and tells all about what its address names', async () => {
  const { page } = await comeToCalendar(visited, 'phone', '', { javaScriptEnabled: false });
  await page.getByRole('link', { name: 'closes Stage “Early” of Black Friday 2026' }).first().click();
  await page.getByRole('complementary').getByText('Stage “Early” of Black Friday 2026').first().waitFor();
  await page.getByLabel('Find').fill('christmas');
  await page.getByRole('button', { name: 'Show' }).click();
  await page
    .getByRole('status')
    .getByText(/^\d+ of \d+ entries/)
    .waitFor();
  expect(await page.getByRole('link', { name: 'closes Stage “Early” of Black Friday 2026' }).count()).toBe(0);
});

test.each(['phone'] as const)('fits a %s, and is within everybody’s reach', async (screen) => {
  const { page, troubles } = await comeToCalendar(visited, screen, '?edition=us,uk');
  await standing(bar(page, ukCampaign));
  expect(await overflow(page)).toEqual([]);
  expect(await accessibilityProblems(page)).toEqual([]);
  await bar(page, ukCampaign).click();
  await details(page).getByRole('heading', { name: 'Campaign Black Friday 2026' }).waitFor();
  expect(await overflow(page)).toEqual([]);
  expect(await accessibilityProblems(page)).toEqual([]);
  await details(page).getByRole('button', { name: 'Close the details' }).click();
  await details(page).waitFor({ state: 'detached' });
  expect(troubles).toEqual([]);
});
