import { expect, test } from 'vitest';
import type { EditionCode } from '#core/place/editions.ts';
import { productPathWith } from '../support/current-page.ts';
import { missingPictures } from '../support/page-checks.ts';
import { type Screen, visitors } from '../support/visitors.ts';
import { expectTransformation, visibleState } from './transformation.ts';

const { newVisitor } = visitors();

test.each([[productPathWith('jp', 'morph'), 'phone']] as [string, Screen][])(
  'the robot of %s transforms while a %s scrolls, and back',
  { timeout: 60_000 },
  async (path, screen) => expectTransformation(await newVisitor(screen), path),
);

test('with reduced motion, both shapes are shown side by side', async () => {
  const { page, open } = await newVisitor('desktop', { reducedMotion: 'reduce' });
  await open(productPathWith('us', 'morph'));
  const films = page.locator('[data-morph] picture');
  expect(await films.count()).toBe(2);
  for (const film of await films.all()) expect(await film.isVisible()).toBe(true);
  expect((await visibleState(page)).frame).toBe(0);
});

test.each([
  ['us', 'desktop', 12_000],
  ['us', 'phone', 14_000],
  ['de', 'phone', 14_000],
] as [EditionCode, Screen, number][])(
  'the longest product page of %s on a %s is at most %i px high, its transformation included',
  { tags: 'nightly', timeout: 60_000 },
  async (edition, screen, most) => {
    const { page, open } = await newVisitor(screen);
    await open(productPathWith(edition, 'morph'));
    expect(await missingPictures(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most);
  },
);
