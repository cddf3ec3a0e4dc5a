import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testByDepth } from '../../support/rows-by-depth.ts';
import { productPathWith } from '../support/current-page.ts';
import { type Screen, type Visitor, visitors } from '../support/visitors.ts';

/** Scrolls to a share (0 to 1) of the section's way through the window, from below it to above it. */
const scrollTo = (page: Page, share: number): Promise<void> =>
  page.locator('[data-morph]').evaluate((section, part) => {
    const { top, height } = section.getBoundingClientRect();
    window.scrollTo({ top: scrollY + top - innerHeight + (height + innerHeight) * part, behavior: 'instant' });
  }, share);

/** The visible frame as a share of all (0 to 1), and the opacities of captions and words. */
const visibleState = (page: Page) =>
  page.locator('[data-morph]').evaluate((section) => {
    const hundredths = (value: number) => Math.round(Math.abs(value) * 100) / 100;
    const shares = (selector: string) =>
      [...section.querySelectorAll(selector)].map((each) => hundredths(Number(getComputedStyle(each).opacity)));
    const matrixOf = (selector: string) =>
      new DOMMatrix(getComputedStyle(section.querySelector(selector) as Element).transform);
    const film = section.querySelector('picture img') as HTMLElement;
    return {
      frame: hundredths(matrixOf('picture img').e / film.offsetWidth),
      words: shares('[aria-hidden] > span'),
      captions: shares('p:has(b)'),
      progress: hundredths(matrixOf('div[aria-hidden] > i').a),
    };
  });

const startState = { frame: 0, words: [1, 0], captions: [1, 0.62], progress: 0 };

/** Expects that the robot of a page transforms while it scrolls, and back. */
async function expectTransformation({ page, open }: Visitor, path: string): Promise<void> {
  await open(path);
  await scrollTo(page, 0);
  await expect.poll(() => visibleState(page)).toEqual(startState);
  await scrollTo(page, 0.5);
  await expect.poll(async () => (await visibleState(page)).frame).toBeGreaterThan(0.3);
  await expect.poll(async () => (await visibleState(page)).frame).toBeLessThan(0.7);
  await scrollTo(page, 1);
  const endState = { words: [0, 1], captions: [0.62, 1], progress: 1 };
  await expect.poll(() => visibleState(page)).toMatchObject(endState);
  expect((await visibleState(page)).frame).toBeGreaterThan(0.9);
  await scrollTo(page, 0);
  await expect.poll(() => visibleState(page)).toEqual(startState);
}

const { newVisitor } = visitors();

testByDepth<Screen>({ gate: ['phone'], all: ['phone', 'tablet', 'desktop'] })(
  'the robot transforms while a %s scrolls, and back',
  async (screen) => expectTransformation(await newVisitor(screen), productPathWith('jp', 'morph')),
);

test('with reduced motion, both shapes are shown side by side', { tags: 'nightly' }, async () => {
  const { page, open } = await newVisitor('desktop', { reducedMotion: 'reduce' });
  await open(productPathWith('us', 'morph'));
  const films = page.locator('[data-morph] picture');
  expect(await films.count()).toBe(2);
  for (const film of await films.all()) expect(await film.isVisible()).toBe(true);
  expect((await visibleState(page)).frame).toBe(0);
});
