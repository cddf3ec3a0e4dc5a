import { expect, test } from 'vitest';
import { realSite } from '../../support/site/real-site.ts';
import { renewNow } from '../support/edge-change.ts';
import { addressOf } from '../support/engines/address.ts';
import { layoutShiftOf, shiftTolerance } from '../support/layout-shifts.ts';
import { type Visitor, visitors } from '../support/visitors.ts';
import { expectGermanSuggestion, openTwice, suggestionOf, visitorFrom } from './suggestion-visits.ts';

const fixture = visitors();

/** Waits until after a suggestion would have been shown. */
const waitPastSuggestion = ({ page }: Visitor) => page.waitForTimeout(2500);

test.each(['phone'] as const)(
  'suggests the German edition, in German, to a visitor of the American one (%s)',
  (screen) => expectGermanSuggestion(fixture, screen),
);

test('waits until the visitor has answered about visits, and then takes the place of the question', async () => {
  const { page, context, open } = await fixture.newVisitor('phone');
  await context.addCookies([{ name: 'country', value: 'DE', url: fixture.site().origin }]);
  const suggested = page.waitForResponse('**/ssr/suggestion?*');
  await open('/us');
  await suggested;
  const suggestion = page.locator('[data-suggestion]');
  await suggestion.locator('a').waitFor({ state: 'attached' });
  expect(await suggestion.isHidden()).toBe(true);
  await page.locator('[data-consent-choice]').first().click();
  await suggestion.waitFor();
  expect(await page.locator('[data-consent]').isHidden()).toBe(true);
  expect((await layoutShiftOf(page)).total).toBeLessThan(shiftTolerance);
});

test('leads a visitor who cannot read the page, and whose country has no edition, to all regions', {
  tags: 'nightly',
}, async () => {
  const visitor = await visitorFrom(fixture, 'BR');
  await openTwice(visitor, '/');
  const suggestion = suggestionOf(visitor);
  expect(await suggestion.getByRole('link').getAttribute('href')).toBe('/us/choose-your-region');
  expect(await suggestion.textContent()).not.toContain(realSite.regions.us.label);
  await suggestion.getByRole('button').click();
  await visitor.open('/jp');
  await waitPastSuggestion(visitor);
  expect(await suggestion.isHidden()).toBe(true);
});

test('does not ask again after the visitor stayed, and redirects nobody', { tags: 'every-browser' }, async () => {
  const visitor = await visitorFrom(fixture, 'DE');
  await openTwice(visitor, '/us');
  await suggestionOf(visitor).getByRole('button').press('Enter');
  expect(await suggestionOf(visitor).isHidden()).toBe(true);
  await visitor.open('/us/choose-your-region');
  await waitPastSuggestion(visitor);
  expect(await suggestionOf(visitor).isHidden()).toBe(true);
  expect((await addressOf(visitor.page)).pathname).toBe('/us/choose-your-region');
});

test('names the region for a visitor from another country without an edition, also after a renewal', {
  tags: 'nightly',
}, async () => {
  const { page, open } = await visitorFrom(fixture, 'CA');
  await open('/us/choose-your-region');
  const label = page
    .locator('header')
    .getByText(realSite.regions.us.labelAbroad?.CA ?? '')
    .locator('visible=true');
  expect(await label.count()).toBe(1);
  await renewNow(page);
  expect(await label.count()).toBe(1);
});
