import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hairsbreadth, layoutShiftOf, withoutFont } from '../../browser/support/layout-shifts.ts';
import { visitors } from '../../browser/support/visitors.ts';

const { come } = visitors();
const bar = (page: Page) => page.locator('[data-consent]');
const press = (page: Page, choice: 'accepted' | 'declined' | 'noticed') =>
  page.locator(`[data-consent-choice="${choice}"]`).click();

/** The events that analytics would have received from this document. */
const sent = (page: Page) => page.evaluate(() => window.dataLayer ?? []);

describe('where a notice is enough', () => {
  test('an objection ends it for good', async () => {
    const { page, open } = await come('desktop');
    await open('/uk');
    expect(await sent(page)).toHaveLength(1);
    await press(page, 'declined');
    await open('/uk/choose-your-region');
    expect(await sent(page)).toEqual([]);
  });
});

test.each(['/us', '/uk', '/de'])('neither counts nor asks a browser with Global Privacy Control (%s)', async (path) => {
  const { page, open } = await come('desktop');
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
  await open(path);
  await page.waitForLoadState('networkidle');
  expect(await sent(page)).toEqual([]);
  expect(await bar(page).isHidden()).toBe(true);
});

test.each(['desktop', 'phone'] as const)('the consent bar shifts no layout (%s)', async (screen) => {
  const { page, open } = await come(screen);
  await withoutFont(page);
  // The page's script shows the bar: here long after the first paint.
  await page.route('**/assets/client-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await open('/de');
  await bar(page).waitFor();
  await press(page, 'declined');
  expect((await layoutShiftOf(page)).total).toBeLessThan(hairsbreadth);
});
