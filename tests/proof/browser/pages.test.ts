import { test } from 'vitest';
import { resolvePage } from '#pages/resolve-page.ts';
import { expectCompleteKind, type PageKind, slugs } from '../../browser/support/complete-page.ts';
import { type Screen, screens, visitors } from '../../browser/support/visitors.ts';
import { realSite } from '../../support/site/real-site.ts';

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

test.each(cases)(
  'has no errors, layout shifts, overflow or accessibility problems: $kind of $edition on a $screen',
  async ({ kind, edition, screen }) => expectCompleteKind(await newVisitor(screen), kind, edition),
);
