import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { editions } from '#core/place/editions.ts';
import { testByDepth } from '../../support/rows-by-depth.ts';
import { realSite } from '../../support/site/real-site.ts';
import { hasPage, productPathWhere } from '../support/current-page.ts';
import { layoutShiftOf, shiftTolerance, waitForFont } from '../support/layout-shifts.ts';
import { accessibilityProblems } from '../support/page-checks.ts';
import { type Screen, type Visitor, type Visitors, visitors } from '../support/visitors.ts';

/** A visitor whose country the site knows, and who has answered about visits. */
async function visitorFrom(
  { newVisitor, site }: Visitors,
  country: string,
  screen: Screen = 'desktop',
): Promise<Visitor> {
  const visitor = await newVisitor(screen);
  await visitor.context.addCookies([{ name: 'country', value: country, url: site().origin }]);
  await visitor.page.addInitScript(() => localStorage.setItem('consent', 'declined'));
  return visitor;
}

const suggestionOf = ({ page }: Visitor): Locator => page.locator('[data-suggestion]');

/** Opens a page twice: the suggestion has its row from the second page of a visit on, so that it moves nothing. */
async function openTwice({ page, open }: Visitor, path: string): Promise<void> {
  await open(path);
  await page.waitForFunction(() => localStorage.getItem('suggestion')?.startsWith('due:'));
  await open(path);
}

/** Expects that a visitor from Germany is led from the American page of a product to the German one. */
async function expectGermanSuggestion(fixture: Visitors, screen: Screen): Promise<void> {
  const visitor = await visitorFrom(fixture, 'DE', screen);
  const { page, troubles } = visitor;
  const path = productPathWhere('us', ({ slug }) => hasPage('de', slug));
  await openTwice(visitor, path);
  await waitForFont(page);
  const { total: fontShift } = await layoutShiftOf(page);
  const suggestion = suggestionOf(visitor);
  await suggestion.getByRole('link').waitFor();
  expect(await suggestion.getAttribute('lang')).toBe(editions.de.lang);
  expect(await suggestion.textContent()).toContain(realSite.regions.de.label);
  expect(new URL(page.url()).pathname).toBe(path);
  expect((await layoutShiftOf(page)).total - fontShift).toBeLessThan(shiftTolerance);
  expect(await coveredControls(page.locator('header'))).toEqual([]);
  expect(await accessibilityProblems(page)).toEqual([]);
  await suggestion.getByRole('link').click();
  await page.waitForURL(`**${path.replace('/us/', '/de/')}`);
  expect(troubles).toEqual([]);
}

/** Links and buttons of the element that something else covers, by their names. */
const coveredControls = (element: Locator) =>
  element.evaluate((node) =>
    [...node.querySelectorAll<HTMLElement>('a, button')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        const { left, top, width, height } = control.getBoundingClientRect();
        return !control.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      })
      .map((control) => control.textContent),
  );

const fixture = visitors();

/** Waits until after a suggestion would have been shown. */
const _waitPastSuggestion = ({ page }: Visitor) => page.waitForTimeout(2500);

testByDepth<Screen>({ gate: ['phone'], all: ['desktop', 'phone'] })(
  'suggests the German edition, in German, to a visitor of the American one (%s)',
  (screen) => expectGermanSuggestion(fixture, screen),
);
