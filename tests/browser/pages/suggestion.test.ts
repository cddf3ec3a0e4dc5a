import { expect, test } from 'vitest';
import { layoutShiftOf, shiftTolerance, waitForFont } from '../support/layout-shifts.ts';
import { accessibilityProblems } from '../support/page-checks.ts';
import type { Screen, Visitor } from '../support/visitors.ts';
import { visitors } from '../support/visitors.ts';

const { newVisitor, site } = visitors();

async function visitorFrom(country: string, screen: Screen = 'desktop'): Promise<Visitor> {
  const visitor = await newVisitor(screen);
  await visitor.context.addCookies([{ name: 'country', value: country, url: site().origin }]);
  return visitor;
}
const suggestionOf = ({ page }: Visitor) => page.locator('[data-suggestion]');

/** Waits until after a suggestion would have been shown. */
const waitPastSuggestion = ({ page }: Visitor) => page.waitForTimeout(2500);

test.each(['phone'] as const)(
  'suggests the German edition, in German, to a visitor of the American one (%s)',
  async (screen) => {
    const visitor = await visitorFrom('DE', screen);
    await visitor.open('/us/flagship-megatron');
    await waitForFont(visitor.page);
    const { total: fontShift } = await layoutShiftOf(visitor.page);
    const suggestion = suggestionOf(visitor);
    await suggestion.waitFor();
    expect(await suggestion.getAttribute('lang')).toBe('de-DE');
    expect(await suggestion.textContent()).toContain('Deutschland');
    expect(new URL(visitor.page.url()).pathname).toBe('/us/flagship-megatron');
    expect((await layoutShiftOf(visitor.page)).total - fontShift).toBeLessThan(shiftTolerance);
    expect(await accessibilityProblems(visitor.page)).toEqual([]);
    await suggestion.getByRole('link').click();
    await visitor.page.waitForURL('**/de/flagship-megatron');
    expect(visitor.troubles).toEqual([]);
  },
);

test('links to the home page where the other edition does not have the page', async () => {
  const visitor = await visitorFrom('JP');
  await visitor.open('/us/flagship-megatron');
  expect(await suggestionOf(visitor).getByRole('link').getAttribute('href')).toBe('/jp');
});

test('does not ask again after the visitor stayed, and redirects nobody', async () => {
  const visitor = await visitorFrom('DE');
  await visitor.open('/us');
  await suggestionOf(visitor).getByRole('button').press('Enter');
  expect(await suggestionOf(visitor).isHidden()).toBe(true);
  await visitor.open('/us/choose-your-region');
  await waitPastSuggestion(visitor);
  expect(await suggestionOf(visitor).isHidden()).toBe(true);
  expect(new URL(visitor.page.url()).pathname).toBe('/us/choose-your-region');
});
