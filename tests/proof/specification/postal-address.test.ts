import { expect, test } from 'vitest';
import { editionCodes, editions } from '#core/place/editions.ts';
import { realSite as site } from '#tests/support/site/real-site.ts';
import { pageAt } from '#tests/support/site/rendered-page.ts';

/** A day of a sale with a draw. */
const instant = '2026-11-27T12:00:00Z';
const pagesOfTheLaw = ['legal-notice', 'privacy-policy', 'right-of-withdrawal', 'giveaway-rules'];

test.each(editionCodes)(
  'a postal address of the company is in %s in the footer and on pages of the law only',
  (edition) => {
    const { locales } = editions[edition];
    const streets = Object.values(site.company.addresses).flatMap(({ lines, translations }) => {
      const locale = locales.find((candidate) => translations[candidate]) ?? '';
      return (translations[locale] ?? lines)[0] ?? [];
    });
    const names = (value: unknown) => streets.some((street) => JSON.stringify(value).includes(street));
    const pages = Object.keys(site.pages).flatMap((slug) => pageAt(site, edition, slug, instant) ?? []);
    expect(pages.length).toBeGreaterThan(10);
    expect(pages.every(({ shell }) => names(shell))).toBe(true);
    const found = pages.filter(({ sections }) => names(sections)).map(({ slug }) => slug);
    expect(found).toContain('legal-notice');
    expect(found.filter((slug) => !pagesOfTheLaw.includes(slug))).toEqual([]);
  },
);
