import { expect, test } from 'vitest';
import { resolvePage } from '#pages/resolve-page.ts';
import { realSite } from '../../support/site/real-site.ts';
import { expectCompleteKind, type PageKind, slugs } from '../support/complete-page.ts';
import { type Screen, screens, visitors } from '../support/visitors.ts';

const { newVisitor } = visitors();

/** Every kind on all screens in two editions, and on a phone in one edition of each other script. */
const kinds = Object.keys(slugs) as PageKind[];

const cases = [
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

test('a product page of de has no errors, layout shifts, overflow or accessibility problems on a phone', async () =>
  expectCompleteKind(await newVisitor('phone'), 'product', 'de'));

test('the icon that browsers ask for by themselves is a picture', { tags: 'nightly' }, async () => {
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

test.each(cases)(
  'has no errors, layout shifts, overflow or accessibility problems: $kind of $edition on a $screen',
  { tags: 'nightly' },
  async ({ kind, edition, screen }) => expectCompleteKind(await newVisitor(screen), kind, edition),
);
