import { expect, test } from 'vitest';
import { layoutShiftOf, shiftTolerance, waitForFont } from '../../browser/support/layout-shifts.ts';
import { accessibilityProblems } from '../../browser/support/page-checks.ts';
import type { Screen, Visitor } from '../../browser/support/visitors.ts';
import { visitors } from '../../browser/support/visitors.ts';

const { newVisitor, site } = visitors();

async function visitorFrom(country: string, screen: Screen = 'desktop'): Promise<Visitor> {
  const visitor = await newVisitor(screen);
  await visitor.context.addCookies([{ name: 'country', value: country, url: site().origin }]);
  return visitor;
}
const suggestionOf = ({ page }: Visitor) => page.locator('[data-suggestion]');

test.each(['desktop'] as const)(
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

test('shows and requests no suggestion in the edition of the visitor’s country', async () => {
  const visitor = await visitorFrom('US');
  const suggestionRequest = visitor.page.waitForRequest('**/ssr/suggestion*', { timeout: 2500 }).catch(() => undefined);
  await visitor.open('/us');
  expect(await suggestionRequest).toBeUndefined();
  expect(await suggestionOf(visitor).isHidden()).toBe(true);
});
