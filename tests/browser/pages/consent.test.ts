import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { productPathWith } from '../support/current-page.ts';
import { blockFont, layoutShiftOf, shiftTolerance } from '../support/layout-shifts.ts';
import { visitors } from '../support/visitors.ts';
import { chooseConsent, consentBar } from './consent-bar.ts';

const { newVisitor } = visitors();

/** The events that analytics would have received from this document. */
const sentEvents = (page: Page): Promise<object[]> => page.evaluate(() => window.dataLayer ?? []);

const expectedView = (path: string, edition: string, language: string) =>
  expect.objectContaining({ event: 'page_view', path, edition, language });

describe('where the law requires consent first', () => {
  test('sends nothing before the visitor agrees, then this page and later ones, without asking again', async () => {
    const { page, open } = await newVisitor('desktop');
    await open('/de');
    await consentBar(page).waitFor();
    expect(await sentEvents(page)).toEqual([]);
    await chooseConsent(page, 'accepted');
    expect(await sentEvents(page)).toEqual([expectedView('/de', 'de', 'de-DE')]);
    expect(await consentBar(page).isHidden()).toBe(true);
    const product = productPathWith('de');
    await open(product);
    expect(await sentEvents(page)).toEqual([expectedView(product, 'de', 'de-DE')]);
    expect(await consentBar(page).isHidden()).toBe(true);
  });

  test('remembers a refusal, which can be changed in the footer of any page', {
    tags: ['every-browser', 'journey'],
  }, async () => {
    const { page, open } = await newVisitor('desktop');
    await open('/fr');
    await chooseConsent(page, 'declined');
    await open('/fr/choose-your-region');
    expect(await consentBar(page).isHidden()).toBe(true);
    expect(await sentEvents(page)).toEqual([]);
    const settings = page.locator('[data-consent-open]');
    await settings.click();
    await chooseConsent(page, 'accepted');
    expect(await settings.evaluate((button) => button === document.activeElement)).toBe(true);
    await open('/fr');
    expect(await sentEvents(page)).toEqual([expectedView('/fr', 'fr', 'fr-FR')]);
  });
});

describe('where a notice is enough', () => {
  test('sends views at once, and hides the notice for good once it is dismissed', { tags: 'nightly' }, async () => {
    const { page, open } = await newVisitor('desktop');
    await open('/us');
    await consentBar(page).waitFor();
    expect(await sentEvents(page)).toEqual([expectedView('/us', 'us', 'en-US')]);
    await chooseConsent(page, 'noticed');
    await open('/us/choose-your-region');
    expect(await consentBar(page).isHidden()).toBe(true);
    expect(await sentEvents(page)).toEqual([expectedView('/us/choose-your-region', 'us', 'en-US')]);
  });
});

test.each(['/us', '/de'])(
  'neither counts nor asks a browser with Global Privacy Control (%s)',
  { tags: 'nightly' },
  async (path) => {
    const { page, open } = await newVisitor('desktop');
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
    );
    await open(path);
    await page.waitForLoadState('networkidle');
    expect(await sentEvents(page)).toEqual([]);
    expect(await consentBar(page).isHidden()).toBe(true);
  },
);

test('the consent bar shifts no layout when it appears and when it closes', { tags: 'nightly' }, async () => {
  const { page, open } = await newVisitor('phone');
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
