import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { editions } from '#core/place/editions.ts';
import { testByDepth } from '../../support/rows-by-depth.ts';
import { realSite } from '../../support/site/real-site.ts';
import { hasPage, productPathWhere } from '../support/current-page.ts';
import { layoutShiftOf, shiftTolerance, waitForFont } from '../support/layout-shifts.ts';
import { accessibilityProblems } from '../support/page-checks.ts';
import { type Screen, visitors } from '../support/visitors.ts';

const { newVisitor, site } = visitors();

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

testByDepth<Screen>({ gate: ['phone'], all: ['desktop', 'phone'] })(
  'leads a visitor from Germany, in German, from an American page to the same one of the German edition (%s)',
  async (screen) => {
    const { page, context, open, troubles } = await newVisitor(screen);
    await context.addCookies([{ name: 'country', value: 'DE', url: site().origin }]);
    await page.addInitScript(() => localStorage.setItem('consent', 'declined'));
    const path = productPathWhere('us', ({ slug }) => hasPage('de', slug));
    await open(path);
    await page.waitForFunction(() => localStorage.getItem('suggestion')?.startsWith('due:'));
    // It has its row from the second page of a visit on, so that it moves nothing.
    await open(path);
    await waitForFont(page);
    const { total: fontShift } = await layoutShiftOf(page);
    const suggestion = page.locator('[data-suggestion]');
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
  },
);
