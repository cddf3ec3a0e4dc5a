import { expect, test } from 'vitest';
import { editionCodes, editions } from '#core/place/editions.ts';
import { allPlaces, pagePath } from '#core/place/place.ts';
import { Moment } from '#core/time/moment.ts';
import { openEditions } from '#pages/resolve-head.ts';
import { realSite as site } from '#tests/support/site/real-site.ts';
import { siteMap } from './page-facts.ts';

const now = Temporal.Instant.from('2026-11-21T12:00Z').epochMilliseconds;

test('every page exists in the specified editions', () => {
  const pages = Object.keys(site.pages).map((slug) => [slug, openEditions(site, slug, new Moment(now)).join(' ')]);
  expect(Object.fromEntries(pages)).toEqual(siteMap);
});

test('every edition has a home page, always', () => {
  expect(site.pages['']?.settings.where).toEqual(Object.fromEntries(editionCodes.map((edition) => [edition, {}])));
});

test('the addresses of a page differ by edition only', () => {
  expect(allPlaces('flagship-megatron').map(pagePath)).toEqual(
    editionCodes.map((edition) => `${editions[edition].prefix}/flagship-megatron`),
  );
});
