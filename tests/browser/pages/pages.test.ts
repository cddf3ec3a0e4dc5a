import { expect, test } from 'vitest';
import type { EditionCode } from '#core/place/editions.ts';
import { expectCompleteKind, type PageKind } from '../support/complete-page.ts';
import { type Screen, visitors } from '../support/visitors.ts';

const { newVisitor } = visitors();

/** Every width, and letters of several scripts. All combinations are tested in `tests/proof`. */
const cases: [PageKind, EditionCode, Screen][] = [
  ['home', 'us', 'desktop'],
  ['product', 'de', 'phone'],
  ['news', 'kr', 'tablet'],
];

test.each(cases)(
  'has no errors, layout shifts, overflow or accessibility problems: %s of %s on a %s',
  async (kind, edition, screen) => expectCompleteKind(await newVisitor(screen), kind, edition),
);

test('the icon that browsers ask for by themselves is a picture', async () => {
  const { page, open } = await newVisitor('desktop');
  await open('/us');
  const width = page.evaluate(async () => {
    const icon = new Image();
    icon.src = '/favicon.ico';
    await icon.decode();
    return icon.naturalWidth;
  });
  expect(await width).toBe(32);
});
