import { expect, test } from 'vitest';
import type { EditionCode } from '#core/place/editions.ts';
import { resolvePage } from '#pages/resolve-page.ts';
import { realSite } from '../../support/site/real-site.ts';
import { expectCompleteKind, type PageKind, slugs } from '../support/complete-page.ts';
import { type Screen, screens, visitors } from '../support/visitors.ts';

const { newVisitor } = visitors();

/** Every width, and letters of several scripts. All combinations are tested in `tests/proof`. */
const cases: [PageKind, EditionCode, Screen][] = [
  ['home', 'us', 'desktop'],
  ['product', 'de', 'phone'],
  ['news', 'kr', 'tablet'],
];

/** Every kind on all screens in two editions, and on a phone in one edition of each other script. */
const kinds = Object.keys(slugs) as PageKind[];

const allCases = [
  ...(['us', 'cn'] as const).flatMap((edition) =>
    kinds.flatMap((kind) => (Object.keys(screens) as Screen[]).map((screen) => ({ kind, edition, screen }))),
  ),
  ...(['de', 'jp', 'kr'] as const).flatMap((edition) =>
    kinds
      .filter(
        (kind) => kind === 'not-found' || 'page' in resolvePage(realSite, { edition, slug: slugs[kind] }, Date.now()),
      )
      .map((kind) => ({ kind, edition, screen: 'phone' as const })),
  ),
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

test.each(allCases)(
  'has no errors, layout shifts, overflow or accessibility problems: $kind of $edition on a $screen',
  { tags: 'nightly' },
  async ({ kind, edition, screen }) => expectCompleteKind(await newVisitor(screen), kind, edition),
);
