import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { formatInstant } from '#core/time/instant.ts';
import { closingBanner } from '../edges/content-edges.ts';
import { messagesOf } from '../support/current-page.ts';
import { renewNow } from '../support/edge-change.ts';
import { blockFont, layoutShiftOf, shiftTolerance } from '../support/layout-shifts.ts';
import { visitors } from '../support/visitors.ts';
import { chooseConsent, consentBar } from './consent-bar.ts';

/** The site a day before its text banner of the United Kingdom closes. */
const { newVisitor } = visitors({ SITE_CLOCK: formatInstant(closingBanner.edge - 86_400_000) });

const banner = (page: Page) => page.locator('[data-banner]').locator('visible=true').and(page.locator('aside'));
const close = (page: Page) => page.getByRole('button', { name: messagesOf('uk').banner.close });

test('a text banner that was closed stays closed in a renewal and on the next page, without a layout shift', {
  tags: 'nightly',
}, async () => {
  const { page, open } = await newVisitor('phone');
  await page.addInitScript(() => localStorage.setItem('consent', 'declined'));
  await blockFont(page);
  await open('/uk');
  expect(await banner(page).count()).toBe(1);
  await close(page).press('Enter');
  expect(await banner(page).count()).toBe(0);
  await renewNow(page);
  expect(await banner(page).count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.closest('header') !== null)).toBe(true);
  await open('/uk/choose-your-region');
  expect(await banner(page).count()).toBe(0);
  expect((await layoutShiftOf(page)).total).toBeLessThan(shiftTolerance);
});

test('is open for another visitor, below the notice about visits', { tags: 'nightly' }, async () => {
  const { page, open } = await newVisitor('desktop');
  await blockFont(page);
  await open('/uk/choose-your-region');
  expect(await consentBar(page).isVisible()).toBe(true);
  expect(await banner(page).count()).toBe(1);
  await chooseConsent(page, 'declined');
  expect(await banner(page).count()).toBe(1);
  expect((await layoutShiftOf(page)).total).toBeLessThan(shiftTolerance);
});
