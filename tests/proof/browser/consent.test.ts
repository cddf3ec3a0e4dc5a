import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { blockFont, layoutShiftOf, shiftTolerance } from '../../browser/support/layout-shifts.ts';
import { visitors } from '../../browser/support/visitors.ts';

const { newVisitor } = visitors();
const consentBar = (page: Page) => page.locator('[data-consent]');
const chooseConsent = (page: Page, choice: 'accepted' | 'declined' | 'noticed') =>
  page.locator(`[data-consent-choice="${choice}"]`).click();

/** The events that analytics would have received from this document. */
const sentEvents = (page: Page) => page.evaluate(() => window.dataLayer ?? []);

describe('where a notice is enough', () => {
  test('an objection ends it for good', async () => {
    const { page, open } = await newVisitor('desktop');
    await open('/uk');
    expect(await sentEvents(page)).toHaveLength(1);
    await chooseConsent(page, 'declined');
    await open('/uk/choose-your-region');
    expect(await sentEvents(page)).toEqual([]);
  });
});

test.each(['/us', '/uk', '/de'])('neither counts nor asks a browser with Global Privacy Control (%s)', async (path) => {
  const { page, open } = await newVisitor('desktop');
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
  await open(path);
  await page.waitForLoadState('networkidle');
  expect(await sentEvents(page)).toEqual([]);
  expect(await consentBar(page).isHidden()).toBe(true);
});

test.each(['desktop', 'phone'] as const)('the consent bar shifts no layout (%s)', async (screen) => {
  const { page, open } = await newVisitor(screen);
  await blockFont(page);
  // The page's script shows the bar: here long after the first paint.
  await page.route('**/assets/client-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await open('/de');
  await consentBar(page).waitFor();
  await chooseConsent(page, 'declined');
  expect((await layoutShiftOf(page)).total).toBeLessThan(shiftTolerance);
});
