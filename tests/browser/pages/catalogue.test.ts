import { describe, expect, test } from 'vitest';
import type { EditionCode } from '#core/place/editions.ts';
import { pagePath } from '#core/place/place.ts';
import { expectCompletePage } from '../support/complete-page.ts';
import { currentPage, currentSection } from '../support/current-page.ts';
import { type Screen, screens, visitors } from '../support/visitors.ts';

const { newVisitor } = visitors();

/** The addresses of all pages on which visitors find robots, with the queries that they use there. */
function addressesIn(edition: EditionCode): string[] {
  const robots = currentSection(edition, 'robots', 'robots').groups.flatMap(({ cards }) => cards);
  const answers = currentSection(edition, 'which-robot', 'finder').questions.map(
    ({ name, options }) => [name, options[0]?.value ?? ''] as const,
  );
  const four = robots.slice(0, 4).map(({ id }) => id);
  const { label } = currentPage(edition, '').shell.menus[0]?.items[0] ?? { label: '' };
  const path = (slug: string, query: readonly (readonly [string, string])[] = []) =>
    `${pagePath({ edition, slug })}${query.length > 0 ? `?${new URLSearchParams(query.map(([name, value]) => [name, value]))}` : ''}`;
  return [
    path('robots'),
    path('compare'),
    path('compare', [['robots', four.join(',')]]),
    path('which-robot'),
    path('which-robot', answers),
    path('search'),
    path('search', [['q', label]]),
    path('search', [['q', 'xqzvw']]),
  ];
}

const editions = ['us', 'de', 'jp', 'cn'] as const;
const cases = editions.flatMap((edition) =>
  (Object.keys(screens) as Screen[]).map((screen) => [edition, screen] as const),
);

describe.each(cases)('on a page of %s, on a %s', (edition, screen) => {
  test.each(addressesIn(edition))(
    'no errors, layout shifts, overflow or accessibility problems: %s',
    { tags: 'nightly' },
    async (address) => {
      const visitor = await newVisitor(screen);
      await visitor.open(address);
      await expectCompletePage(visitor);
      expect(visitor.troubles).toEqual([]);
    },
  );
});
