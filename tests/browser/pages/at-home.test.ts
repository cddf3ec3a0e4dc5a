import type { Page } from 'playwright-core';
import { encode } from 'uqr';
import { describe, expect, test } from 'vitest';
import { arModelPath } from '#core/media/media-address.ts';
import { currentSection, messagesOf, productSlugWith } from '../support/current-page.ts';
import { hasFocus, waitForHydration } from '../support/keyboard.ts';
import { layoutShiftOf } from '../support/layout-shifts.ts';
import { stageOf } from '../support/live-model.ts';
import { accessibilityProblems } from '../support/page-checks.ts';
import { visitors } from '../support/visitors.ts';

const { newVisitor, site } = visitors();

const slug = productSlugWith('us', 'live-robot');
const path = `/us/${slug}`;
const island = 'robot-viewer';
const { viewer, action } = messagesOf('us');
const { arModel, shapes } = currentSection('us', slug, 'live-robot');
if (!arModel?.sizes.other) throw new Error(`the robot of ${path} has no models, or no size of its second shape`);
const { sizes } = arModel;

const inStage = (page: Page) => {
  const stage = stageOf(page, island);
  return {
    link: stage.getByRole('link', { name: viewer.atHome, exact: true }),
    button: stage.getByRole('button', { name: viewer.atHome, exact: true }),
    shape: (name: string) =>
      stage.getByRole('group', { name: viewer.atHome }).getByRole('button', { name, exact: true }),
    size: (text: string) => stage.getByText(text, { exact: true }),
  };
};

/** Makes the browser say that its links open Quick Look. */
const allowAr = (page: Page) =>
  page.addInitScript(() => {
    const { supports } = DOMTokenList.prototype;
    DOMTokenList.prototype.supports = function withAr(this: DOMTokenList, token: string) {
      return token === 'ar' || supports.call(this, token);
    };
  });

/** The dark modules of a code on the page: `x y`. */
const darkModules = (page: Page): Promise<string[]> =>
  page
    .locator('dialog[open] svg[role="img"] path')
    .last()
    .evaluate((bars) =>
      [...(bars.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)h(\d+)/g)].flatMap(([, x, y, length]) =>
        Array.from({ length: Number(length) }, (_, step) => `${Number(x) + step} ${y}`),
      ),
    );

describe('a robot at home', () => {
  test('opens in Quick Look, in both shapes, from the address of the code', async () => {
    const { page, open, troubles } = await newVisitor('phone');
    await allowAr(page);
    await open(`${path}#at-home`);
    const { link, shape, size } = inStage(page);
    await expect.poll(() => hasFocus(link)).toBe(true);
    expect(await link.evaluate((element) => element.getBoundingClientRect().bottom < innerHeight)).toBe(true);
    expect(await link.getAttribute('rel')).toBe('ar');
    expect(await link.evaluate(({ children: [child, ...others] }) => [child?.localName, others.length])).toEqual([
      'img',
      0,
    ]);
    expect(await link.getAttribute('href')).toBe(`${arModelPath(arModel, 'first', 'usdz')}#allowsContentScaling=0`);
    await size(sizes.first).waitFor();
    await shape(shapes.other).click();
    await size(sizes.other as string).waitFor();
    const href = arModelPath(arModel, 'other', 'usdz');
    expect(await link.getAttribute('href')).toBe(`${href}#allowsContentScaling=0`);
    const model = await page.request.get(href);
    expect([model.status(), model.headers()['content-type']]).toEqual([200, 'model/vnd.usdz+zip']);
    expect((await layoutShiftOf(page)).total).toBeLessThan(0.01);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(troubles).toEqual([]);
  });

  test('is reached from a desktop by a code, with the keyboard', { tags: 'nightly' }, async () => {
    const { page, open, troubles } = await newVisitor('desktop');
    const codeScripts: string[] = [];
    page.on('request', (request) => void (request.url().includes('/at-home-code') && codeScripts.push(request.url())));
    await open(`${path}?from=mail`);
    const { button, size } = inStage(page);
    await stageOf(page, island).scrollIntoViewIfNeeded();
    await waitForHydration(page, island);
    await size(sizes.first).waitFor();
    expect(codeScripts).toEqual([]);
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: viewer.atHome });
    await dialog.getByText(viewer.scan).waitFor();
    const { data } = encode(`${site().origin}${path}#at-home`, { ecc: 'M', border: 4 });
    const expected = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])));
    expect(await darkModules(page)).toEqual(expected);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => hasFocus(button)).toBe(true);
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: action.close }).click();
    await expect.poll(() => hasFocus(button)).toBe(true);
    expect(troubles).toEqual([]);
  });
});
