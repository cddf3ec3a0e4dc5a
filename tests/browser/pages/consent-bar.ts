import type { Locator, Page } from 'playwright-core';

export const consentBar = (page: Page): Locator => page.locator('[data-consent]');
export const chooseConsent = (page: Page, choice: 'accepted' | 'declined' | 'noticed'): Promise<void> =>
  page.locator(`[data-consent-choice="${choice}"]`).click();
