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
      "/account",
      "/choose-your-region",
      "/de",
      "/de/account",
      "/de/choose-your-region",
      "/de/flagship-megatron",
      "/de/login",
      "/de/newsletter/confirm",
      "/de/newsletter/unsubscribe",
      "/de/product-registration",
      "/de/return-manufacturer",
      "/eu",
      "/eu/account",
      "/eu/choose-your-region",
      "/eu/flagship-megatron",
      "/eu/login",
      "/eu/newsletter/confirm",
      "/eu/newsletter/unsubscribe",
      "/eu/product-registration",
      "/eu/return-manufacturer",
      "/flagship-megatron",
      "/fr",
      "/fr/account",
      "/fr/choose-your-region",
      "/fr/flagship-megatron",
      "/fr/login",
      "/fr/newsletter/confirm",
      "/fr/newsletter/unsubscribe",
      "/fr/product-registration",
      "/fr/return-manufacturer",
      "/jp",
      "/jp/account",
      "/jp/choose-your-region",
      "/jp/login",
      "/jp/newsletter/confirm",
      "/jp/newsletter/unsubscribe",
      "/kr",
      "/kr/account",
      "/kr/choose-your-region",
      "/kr/login",
      "/kr/newsletter/confirm",
      "/kr/newsletter/unsubscribe",
      "/login",
      "/newsletter/confirm",
      "/newsletter/unsubscribe",
      "/uk",
      "/uk/account",
      "/uk/choose-your-region",
      "/uk/flagship-megatron",
      "/uk/login",
      "/uk/newsletter/confirm",
      "/uk/newsletter/unsubscribe",
      "/uk/product-registration",
      "/uk/return-manufacturer",
      "/us",
      "/us/account",
      "/us/choose-your-region",
      "/us/flagship-megatron",
      "/us/login",
      "/us/newsletter/confirm",
      "/us/newsletter/unsubscribe",
      "/us/product-registration",
      "/us/return-manufacturer",
    ]
  `);
});

test('every edition has a home page, always', () => {
  expect(site.pages['']?.settings.where).toEqual(Object.fromEntries(editionCodes.map((edition) => [edition, {}])));
});

test('the addresses of a page differ by edition only', () => {
  expect(placesOf('flagship-megatron').map(pathOf)).toEqual(editionCodes.map((edition) => `${editions[edition].prefix}/flagship-megatron`));
});
