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
      "/de/ai-base",
      "/de/buzz-lightyear-space-ranger-alpha",
      "/de/choose-your-region",
      "/de/flagship-megatron",
      "/de/grimlock-g1-flagship",
      "/de/k1-pro-interstellar-scout",
      "/de/login",
      "/de/newsletter/confirm",
      "/de/newsletter/unsubscribe",
      "/de/product-registration",
      "/de/return-manufacturer",
      "/de/toy-story-buzz-lightyear",
      "/eu",
      "/eu/account",
      "/eu/ai-base",
      "/eu/buzz-lightyear-space-ranger-alpha",
      "/eu/choose-your-region",
      "/eu/flagship-megatron",
      "/eu/grimlock-g1-flagship",
      "/eu/k1-pro-interstellar-scout",
      "/eu/login",
      "/eu/newsletter/confirm",
      "/eu/newsletter/unsubscribe",
      "/eu/product-registration",
      "/eu/return-manufacturer",
      "/eu/toy-story-buzz-lightyear",
      "/flagship-megatron",
      "/fr",
      "/fr/account",
      "/fr/ai-base",
      "/fr/buzz-lightyear-space-ranger-alpha",
      "/fr/choose-your-region",
      "/fr/flagship-megatron",
      "/fr/grimlock-g1-flagship",
      "/fr/k1-pro-interstellar-scout",
      "/fr/login",
      "/fr/newsletter/confirm",
      "/fr/newsletter/unsubscribe",
      "/fr/product-registration",
      "/fr/return-manufacturer",
      "/fr/toy-story-buzz-lightyear",
      "/jp",
      "/jp/account",
      "/jp/choose-your-region",
      "/jp/login",
      "/jp/newsletter/confirm",
      "/jp/newsletter/unsubscribe",
      "/k1-pro-interstellar-scout",
      "/kr",
      "/kr/account",
      "/kr/choose-your-region",
      "/kr/login",
      "/kr/newsletter/confirm",
      "/kr/newsletter/unsubscribe",
      "/login",
      "/newsletter/confirm",
      "/newsletter/unsubscribe",
      "/toy-story-buzz-lightyear",
      "/uk",
      "/uk/account",
      "/uk/ai-base",
      "/uk/buzz-lightyear-space-ranger-alpha",
      "/uk/choose-your-region",
      "/uk/flagship-megatron",
      "/uk/grimlock-g1-flagship",
      "/uk/k1-pro-interstellar-scout",
      "/uk/login",
      "/uk/newsletter/confirm",
      "/uk/newsletter/unsubscribe",
      "/uk/product-registration",
      "/uk/return-manufacturer",
      "/uk/toy-story-buzz-lightyear",
      "/us",
      "/us/account",
      "/us/ai-base",
      "/us/buzz-lightyear-space-ranger-alpha",
      "/us/choose-your-region",
      "/us/flagship-megatron",
      "/us/grimlock-g1-flagship",
      "/us/k1-pro-interstellar-scout",
      "/us/login",
      "/us/newsletter/confirm",
      "/us/newsletter/unsubscribe",
      "/us/product-registration",
      "/us/return-manufacturer",
      "/us/toy-story-buzz-lightyear",
    ]
  `);
});

test('every edition has a home page, always', () => {
  expect(site.pages['']?.settings.where).toEqual(Object.fromEntries(editionCodes.map((edition) => [edition, {}])));
});

test('the addresses of a page differ by edition only', () => {
  expect(placesOf('flagship-megatron').map(pathOf)).toEqual(editionCodes.map((edition) => `${editions[edition].prefix}/flagship-megatron`));
});
