import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { currentSection } from '../support/current-page.ts';
import { renewNow } from '../support/edge-change.ts';
import { accessibilityProblems } from '../support/page-checks.ts';
import { visitors } from '../support/visitors.ts';

const { newVisitor } = visitors();
const path = '/us/manuals';
const { series } = currentSection('us', 'manuals', 'manuals');
const [firstSeries, secondSeries, lastSeries] = [series[0], series[1], series.at(-1)];
const [guide] = firstSeries?.rows ?? [];
if (!firstSeries || !secondSeries || !lastSeries || !guide) throw new Error('these tests need two series of manuals');

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const visibleTables = (page: Page) => page.locator('main table').locator('visible=true');
const visibleGuides = (page: Page) => visibleTables(page).getByRole('link').allTextContents();

describe('the manuals', () => {
  test('show one series at a time, and the arrow keys move to the next, also after a renewal', {
    tags: 'nightly',
  }, async () => {
    const { page, open, troubles } = await newVisitor('desktop');
    await open(path);
    await tab(page, firstSeries.seriesName).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => tab(page, secondSeries.seriesName).getAttribute('aria-selected')).toBe('true');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe(`${secondSeries.id}-tab`);
    expect(await visibleTables(page).count()).toBe(1);
    await renewNow(page);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe(`${secondSeries.id}-tab`);
    expect(await visibleTables(page).count()).toBe(1);
    await page.keyboard.press('End');
    await expect.poll(() => visibleGuides(page)).toEqual(lastSeries.rows.map(({ name }) => name));
    expect(new URL(page.url()).hash).toBe(`#${lastSeries.id}`);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(troubles).toEqual([]);
  });

  test('open at the series named in the address', { tags: 'nightly' }, async () => {
    const { page, open } = await newVisitor('phone');
    await open(`${path}#${lastSeries.id}`);
    await expect.poll(() => tab(page, lastSeries.seriesName).getAttribute('aria-selected')).toBe('true');
    expect(await visibleGuides(page)).toEqual(lastSeries.rows.map(({ name }) => name));
  });
});
