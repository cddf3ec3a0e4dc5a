import { expect, test } from 'vitest';
import { type SearchIndexResponse, searchIndexPath } from '#contract/search.ts';
import { editionCodes } from '#core/place/editions.ts';
import { lifeWindows } from '#core/products/life.ts';
import { parseInstant } from '#core/time/instant.ts';
import { Moment } from '#core/time/moment.ts';
import { editionSearch } from '#features/search/edition-search.ts';
import { realSite } from '#tests/support/site/real-site.ts';
import { createTestSite } from '#tests/support/site/test-site.ts';

const maxBytes = 40 * 1024;
const noon = parseInstant('2026-11-25T12:00:00Z');

/** Every announcement of a product in an edition, with the address that is then found. */
const announcements = editionCodes.flatMap((edition) =>
  Object.entries(realSite.offers[edition]).flatMap(([id, { life, name }]) => {
    const announced = lifeWindows(life)[0]?.opens;
    const { name: names = {} } = realSite.products[id] ?? {};
    return announced === undefined
      ? []
      : [{ edition, announced, names: name === undefined ? Object.values(names) : [name] }];
  }),
);

// server/pages/text-cache.test.ts shows that such texts are cached and previewed.
test.each(editionCodes)(
  'the index of %s is small, cached until its edge, and the same as on the page',
  async (edition) => {
    const { get, clock } = createTestSite({ site: realSite });
    clock.set(noon);
    const origin = edition === 'cn' ? realSite.origins.cn : realSite.origins.main;
    const response = await get(origin + searchIndexPath(edition), { 'accept-encoding': 'br' });
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('cache-control')).toMatch(/^public, .*s-maxage=\d+$/);
    expect((await response.arrayBuffer()).byteLength).toBeLessThan(maxBytes);
    const index = (await (await get(origin + searchIndexPath(edition))).json()) as SearchIndexResponse;
    const moment = new Moment(noon);
    const { documents } = editionSearch(realSite, edition, moment);
    expect(index).toEqual({ validUntil: moment.validUntil ?? null, documents });
  },
);

test('no index names a product before its announcement', () => {
  const early = announcements.flatMap(({ edition, announced, names }) => {
    const moment = new Moment(announced - 1);
    const { documents } = editionSearch(realSite, edition, moment);
    const { validUntil = Number.POSITIVE_INFINITY } = moment;
    const text = JSON.stringify(documents);
    const namedEarly = names.filter((name) => text.includes(name));
    return validUntil > announced ? [`${edition} is valid too long`] : namedEarly.map((name) => `${edition}: ${name}`);
  });
  expect(early).toEqual([]);
});
