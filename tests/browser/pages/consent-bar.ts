import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { blockFont, layoutShiftOf, shiftTolerance } from '../support/layout-shifts.ts';
import type { Visitor } from '../support/visitors.ts';

export const consentBar = (page: Page): Locator => page.locator('[data-consent]');
export const chooseConsent = (page: Page, choice: 'accepted' | 'declined' | 'noticed'): Promise<void> =>
  page.locator(`[data-consent-choice="${choice}"]`).click();

/** The events that analytics would have received from this document. */
export const sentEvents = (page: Page): Promise<object[]> => page.evaluate(() => window.dataLayer ?? []);

/** Expects that a browser with Global Privacy Control is neither counted nor asked. */
export async function expectPrivacyControl({ page, open }: Visitor, path: string): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
  await open(path);
  await page.waitForLoadState('networkidle');
  expect(await sentEvents(page)).toEqual([]);
  expect(await consentBar(page).isHidden()).toBe(true);
}

/** Expects that the consent bar shifts no layout when it appears and when it closes. */
export async function expectStableConsentBar({ page, open }: Visitor): Promise<void> {
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
}
