import { expect, test } from 'vitest';
import { editionCodes, editions } from '#core/place/editions.ts';
import { Moment } from '#core/time/moment.ts';
import { openEditions } from '#pages/resolve-head.ts';
import { realSite as site } from '#tests/support/site/real-site.ts';
import { pageAt } from '#tests/support/site/rendered-page.ts';
import { siteMap } from './facts.ts';

test('every page exists in the specified editions', () => {
  const moment = new Moment(Date.parse('2026-11-21T12:00:00Z'));
  const pages = Object.keys(site.pages).map((slug) => [slug, openEditions(site, slug, moment)]);
  expect(Object.fromEntries(pages)).toEqual(siteMap);
});

test('every edition has a home page, always', () => {
  expect(site.pages['']?.settings.where).toEqual(Object.fromEntries(editionCodes.map((edition) => [edition, {}])));
});

test('the newsletter asks for confirmation by mail where the law requires it, and in the US for its code', () => {
  expect(editionCodes.filter((edition) => site.regions[edition].newsletter.doubleOptIn)).toEqual([
    'us',
    'uk',
    'eu',
    'fr',
    'de',
  ]);
});

const pagesOfTheLaw = ['legal-notice', 'privacy-policy', 'right-of-withdrawal', 'giveaway-rules'];

test.each(editionCodes)(
  'the company’s postal address is in %s in the footer and on pages of the law only',
  (edition) => {
    const streets = Object.values(site.company.addresses).flatMap(({ lines, translations }) => {
      const locale = editions[edition].locales.find((candidate) => translations[candidate]) ?? '';
      return (translations[locale] ?? lines)[0] ?? [];
    });
    const names = (value: unknown) => streets.some((street) => JSON.stringify(value).includes(street));
    // On this day of a sale there are rules of a draw.
    const pages = Object.keys(site.pages).flatMap((slug) => pageAt(site, edition, slug, '2026-11-27T12:00:00Z') ?? []);
    expect(pages.length).toBeGreaterThan(10);
    expect(pages.every(({ shell }) => names(shell))).toBe(true);
    const found = pages.filter(({ sections }) => names(sections)).map(({ slug }) => slug);
    expect(found).toContain('legal-notice');
    expect(found.filter((slug) => !pagesOfTheLaw.includes(slug))).toEqual([]);
  },
);
