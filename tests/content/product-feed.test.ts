import { describe, expect, test } from 'vitest';
import { isAnnounced } from '#core/offers/offer.ts';
import { editionCodes, editions } from '#core/place/editions.ts';
import { parseInstant } from '#core/time/instant.ts';
import { Moment } from '#core/time/moment.ts';
import { ResolveCache } from '#core/time/resolve-cache.ts';
import { resolvePage } from '#pages/resolve-page.ts';
import { productFeedAt } from '#server/endpoints/product-feed.ts';
import { realSite } from '#tests/support/site/real-site.ts';
import { createTestSite } from '#tests/support/site/test-site.ts';

const site = realSite;
const cache = new ResolveCache();

/** A value of an attribute in `<g:name>…</g:name>`, and how often an item has it, by the rules that both publish. */
interface Rule {
  least: 0 | 1;
  most: number;
  form: RegExp;
}

const rule = (least: 0 | 1, form: RegExp, most = 1): Rule => ({ least, most, form });
const money = /^\d+(\.\d\d)? [A-Z]{3}$/;
const time = String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ`;
const picture = /^https:\/\/[^\s<>]{1,1900}\.(jpg|png)$/;

/** https://support.google.com/merchants/answer/7052112 and Meta's reference of catalogue fields. */
const rules: Record<string, Rule> = {
  id: rule(1, /^[\w-]{1,50}$/),
  title: rule(1, /^[^<]{1,150}$/),
  description: rule(1, /^[^<]{1,5000}$/),
  link: rule(1, /^https:\/\/[^\s<>]{1,1900}$/),
  image_link: rule(1, picture),
  additional_image_link: rule(0, picture, 10),
  availability: rule(1, /^(in_stock|out_of_stock|preorder|backorder)$/),
  availability_date: rule(0, new RegExp(`^${time}$`)),
  price: rule(1, money),
  sale_price: rule(0, money),
  sale_price_effective_date: rule(0, new RegExp(`^${time}/${time}$`)),
  brand: rule(1, /^[^<]{1,70}$/),
  condition: rule(1, /^(new|refurbished|used)$/),
  identifier_exists: rule(1, /^no$/),
  is_bundle: rule(0, /^yes$/),
  product_height: rule(0, /^\d+(\.\d)? (cm|in)$/),
  product_weight: rule(0, /^\d+(\.\d+)? (kg|lb)$/),
  shipping: rule(0, /^<g:country>[A-Z]{2}<.*<g:price>\d+(\.\d\d)? [A-Z]{3}<\/g:price>$/, 100),
  product_detail: rule(
    0,
    /^<g:attribute_name>[^<]{1,140}<.+><g:attribute_value>[^<]{1,1000}<\/g:attribute_value>$/,
    1000,
  ),
};

type Item = Map<string, string[]>;

const itemsIn = (feed: string): Item[] =>
  feed.match(/<item>.*?<\/item>/gs)?.map((item) => {
    const attributes = [...item.matchAll(/^<g:(\w+)>(.*)<\/g:\1>$/gm)].map(
      ([, name = '', value = '']) => [name, value] as const,
    );
    const groups = Map.groupBy(attributes, ([name]) => name);
    return new Map([...groups].map(([name, all]) => [name, all.map(([, value]) => value)]));
  }) ?? [];

const first = (item: Item, name: string): string => item.get(name)?.[0] ?? '';

function problemsOf(item: Item, instant: number, currency: string): string[] {
  const price = (name: string) => Number.parseFloat(first(item, name));
  const [availableFrom, until] = [
    first(item, 'availability_date'),
    first(item, 'sale_price_effective_date').split('/')[1],
  ];
  return [
    ...Object.entries(rules).flatMap(([name, { least, most, form }]) => {
      const values = item.get(name) ?? [];
      const isCounted = values.length >= least && values.length <= most;
      return isCounted && values.every((value) => form.test(value)) ? [] : [`${name}: ${values.join(' and ')}`];
    }),
    ...[...item.keys()].filter((name) => !Object.hasOwn(rules, name)).map((name) => `${name} is unknown`),
    ...['price', 'sale_price'].filter((name) => item.has(name) && !first(item, name).endsWith(currency)),
    ...(item.has('sale_price') && price('sale_price') >= price('price') ? ['sale_price is no reduction'] : []),
    ...(until !== undefined && parseInstant(until) <= instant ? ['the sale is over'] : []),
    ...((first(item, 'availability') === 'preorder') === (availableFrom !== '') ? [] : ['availability_date']),
    ...(availableFrom !== '' && parseInstant(availableFrom) < instant ? ['it should have arrived'] : []),
  ];
}

/** Every feed of an edition, from one edge to the next. */
function* feedsOf(edition: (typeof editionCodes)[number]) {
  for (let at: number | undefined = parseInstant('2025-01-01T00:00:00Z'); at !== undefined; ) {
    const { text, validUntil } = productFeedAt(site, edition, at);
    yield { at, text, items: itemsIn(text ?? '') };
    at = validUntil;
  }
}

describe.each(editionCodes)('the feed of %s at each of its edges', (edition) => {
  const feeds = [...feedsOf(edition)];

  test('keeps to the published rules, and names each product once', () => {
    const problems = feeds.flatMap(({ at, items }) =>
      items.flatMap((item) => problemsOf(item, at, editions[edition].currency).map((text) => `${at} ${text}`)),
    );
    expect(problems).toEqual([]);
    for (const { items } of feeds) expect(new Set(items.map((item) => first(item, 'id'))).size).toBe(items.length);
  });

  test('names announced products alone, at the price of their page', () => {
    for (const { at, items } of feeds)
      for (const item of items) {
        const id = first(item, 'id');
        expect(isAnnounced(site, edition, id, new Moment(at))).toBe(true);
        const resolution = resolvePage(site, { edition, slug: site.offers[edition][id]?.link ?? '' }, at, cache);
        const shown = 'page' in resolution ? resolution.page.head : undefined;
        expect(shown?.canonical).toBe(first(item, 'link'));
        if (shown?.product?.id !== id) continue;
        const asked = first(item, 'sale_price') || first(item, 'price');
        expect(Number.parseFloat(asked)).toBe(shown.product.offer?.price?.amount);
      }
  });
});

test('it is served to programs, and a place without prices has none', async () => {
  const { get, clock } = createTestSite({ site });
  clock.set(parseInstant('2026-11-28T12:00:00Z'));
  const responses = await Promise.all(
    editionCodes.map((edition) => get(`${site.origins.main}${editions[edition].prefix}/products.xml`)),
  );
  const statuses = new Set(responses.map(({ status }) => status));
  expect(statuses).toEqual(new Set([200, 404]));
  for (const { status, headers } of responses)
    if (status === 200) expect(headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
});
