import { expect, test } from 'vitest';
import { editionCodes, editions } from '#rules/editions.ts';
import { Moment } from '#rules/moment.ts';
import { liveEditions } from '#rules/page.ts';
import { pathOf, placesOf } from '#rules/place.ts';
import { realSite as site } from './real-site.ts';

const now = Temporal.Instant.from('2026-11-21T12:00Z').epochMilliseconds;

test('the whole site map of all editions', () => {
  const paths = Object.keys(site.pages).flatMap((slug) => liveEditions(site, slug, new Moment(now)).map((edition) => pathOf({ edition, slug })));
  expect(paths.toSorted()).toMatchInlineSnapshot(`
    [
      "/",
      "/choose-your-region",
      "/de",
      "/de/choose-your-region",
      "/de/flagship-megatron",
      "/eu",
      "/eu/choose-your-region",
      "/eu/flagship-megatron",
      "/flagship-megatron",
      "/fr",
      "/fr/choose-your-region",
      "/fr/flagship-megatron",
      "/jp",
      "/jp/choose-your-region",
      "/kr",
      "/kr/choose-your-region",
      "/uk",
      "/uk/choose-your-region",
      "/uk/flagship-megatron",
      "/us",
      "/us/choose-your-region",
      "/us/flagship-megatron",
    ]
  `);
});

test('every edition has a home page, always', () => {
  expect(site.pages['']?.settings.where).toEqual(Object.fromEntries(editionCodes.map((edition) => [edition, {}])));
});

test('the addresses of a page differ by edition only', () => {
  expect(placesOf('flagship-megatron').map(pathOf)).toEqual(editionCodes.map((edition) => `${editions[edition].prefix}/flagship-megatron`));
});
