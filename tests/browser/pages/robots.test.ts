import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { EditionCode } from '#core/place/editions.ts';
import { pagePath } from '#core/place/place.ts';
import { currentSection } from '../support/current-page.ts';
import { renewNow } from '../support/edge-change.ts';
import { addressOf } from '../support/engines/address.ts';
import { containsFocus, hasFocus } from '../support/keyboard.ts';
import { layoutShiftOf } from '../support/layout-shifts.ts';
import { accessibilityProblems } from '../support/page-checks.ts';
import { visitors } from '../support/visitors.ts';

const { newVisitor } = visitors();
const pathIn = (edition: EditionCode) => pagePath({ edition, slug: 'robots' });

function listOf(edition: EditionCode) {
  const section = currentSection(edition, 'robots', 'robots');
  const cards = section.groups.flatMap(({ cards: ofGroup }) => ofGroup);
  const idsWhere = (fits: (card: (typeof cards)[number]) => boolean) => cards.filter(fits).map(({ id }) => id);
  return { ...section, cards, idsWhere };
}

const filter = (page: Page) => page.locator('form[data-list-filter]');
const shape = (page: Page, label: string) => page.getByRole('radio', { name: label, exact: true });
const status = (page: Page) => page.locator('[data-counts]').textContent();
const queryOf = async (page: Page) => (await addressOf(page)).search;
const visibleIds = (page: Page) =>
  page
    .locator('[data-robot]')
    .locator('visible=true')
    .evaluateAll((all) => all.map(({ id }) => id));

const us = listOf('us');
const [firstShape, secondShape] = us.filter.shapes;
if (!firstShape || !secondShape) throw new Error('these tests need two shapes to choose from');
const idsOfShape = (value: string) => us.idsWhere(({ shapes }) => shapes.some((each) => each === value));
/** A shape and a family without a common product. */
const contradiction = us.filter.shapes
  .flatMap(({ value }) => us.filter.families.map(({ value: family }) => ({ shape: value, family })))
  .find(
    ({ shape: value, family }) =>
      !us.cards.some((card) => card.family === family && card.shapes.includes(value as never)),
  );
if (!contradiction) throw new Error('these tests need a shape and a family that exclude each other');

describe('the list of products', () => {
  test('is filtered by mouse and keyboard, and the address holds what is asked', {
    tags: ['every-browser', 'nightly'],
  }, async () => {
    const { page, open, troubles } = await newVisitor('desktop');
    await open(pathIn('us'));
    await shape(page, firstShape.label).click();
    await expect.poll(() => visibleIds(page)).toEqual(idsOfShape(firstShape.value));
    expect(await status(page)).toBe(us.counts[idsOfShape(firstShape.value).length]);
    await expect.poll(() => queryOf(page)).toBe(`?shape=${firstShape.value}`);
    await expect.poll(() => hasFocus(shape(page, firstShape.label))).toBe(true);
    await page.keyboard.press('ArrowRight');
    expect(await visibleIds(page)).toEqual(idsOfShape(secondShape.value));
    await expect.poll(() => queryOf(page)).toBe(`?shape=${secondShape.value}`);
    await page.reload();
    await expect.poll(() => visibleIds(page)).toEqual(idsOfShape(secondShape.value));
    expect(await shape(page, secondShape.label).isChecked()).toBe(true);
    expect((await layoutShiftOf(page)).total).toBeLessThan(0.05);
    await filter(page).getByRole('button', { name: us.filter.reset }).click();
    expect(await visibleIds(page)).toHaveLength(us.cards.length);
    await expect.poll(() => queryOf(page)).toBe('');
    await expect.poll(() => containsFocus(filter(page))).toBe(true);
    expect(troubles).toEqual([]);
  });

  test('is sorted into one list by a link, which back and forward keep', {
    tags: 'every-browser',
  }, async () => {
    const { page, open } = await newVisitor('desktop');
    await open(`${pathIn('de')}?sort=price-down&available=1`);
    const { cards, filter: words } = listOf('de');
    const priceOf = (id: string) => cards.find((card) => card.id === id)?.offer?.price?.amount ?? 0;
    const orderable = cards.filter(({ canBeOrdered }) => canBeOrdered).map(({ id }) => id);
    const expected = orderable.toSorted((one, other) => priceOf(other) - priceOf(one));
    const expectSorted = async () => {
      await expect.poll(async () => (await visibleIds(page)).map(priceOf)).toEqual(expected.map(priceOf));
      expect(await page.locator('[data-cards]:not([data-cards=""])').locator('visible=true').count()).toBe(0);
    };
    await expectSorted();
    expect(await filter(page).getByRole('combobox', { name: words.sort }).inputValue()).toBe('price-down');
    await page.goto('/de');
    await page.goBack();
    await expectSorted();
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test('keeps what is asked when the page is renewed, and puts a new product in its place', {
    tags: 'nightly',
  }, async () => {
    const { page, open } = await newVisitor('desktop');
    const [newest = ''] = idsOfShape(firstShape.value);
    let isAnnounced = false;
    await page.route('**/us/robots*', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const withoutNewest = html.replace(new RegExp(`<li id="${newest}".*?</article></li>`), '');
      await route.fulfill({ response, body: isAnnounced ? html : withoutNewest });
    });
    await open(`${pathIn('us')}?shape=${firstShape.value}&sort=height`);
    const sortedIds = async () => {
      const ids = await visibleIds(page);
      const heightOf = (id: string) => us.cards.find((card) => card.id === id)?.heightMm ?? Number.POSITIVE_INFINITY;
      expect(ids.map(heightOf)).toEqual(ids.map(heightOf).toSorted((one, other) => one - other));
      return new Set(ids);
    };
    const others = idsOfShape(firstShape.value).slice(1);
    await expect.poll(sortedIds).toEqual(new Set(others));
    isAnnounced = true;
    await renewNow(page);
    await expect.poll(sortedIds).toEqual(new Set([newest, ...others]));
    expect(await status(page)).toBe(us.counts[others.length + 1]);
    await expect.poll(() => queryOf(page)).toBe(`?shape=${firstShape.value}&sort=height`);
  });
});

describe.skipIf(!us.compare)('the choice for a comparison', () => {
  const boxes = (page: Page) => page.locator('input[name="robots"]');
  const most = (us.compare?.counts.length ?? 1) - 1;

  test('ends at the highest number, says how many are chosen, and outlives a renewal', {
    tags: ['every-browser', 'nightly'],
  }, async () => {
    const { page, open } = await newVisitor('desktop');
    await open(pathIn('us'));
    const bar = page.locator('form:has([data-chosen])');
    for (let index = 0; index < most; index += 1) await boxes(page).nth(index).check();
    await expect.poll(() => bar.getByRole('status').textContent()).toBe(us.compare?.counts[most]);
    expect(await boxes(page).nth(most).isDisabled()).toBe(true);
    await renewNow(page);
    await expect.poll(() => boxes(page).nth(most).isDisabled()).toBe(true);
    await boxes(page).first().uncheck();
    expect(await boxes(page).nth(most).isDisabled()).toBe(false);
    await bar.getByRole('button').click();
    await page.waitForURL((url) => url.pathname === us.compare?.href && url.searchParams.has('robots'));
  });
});
