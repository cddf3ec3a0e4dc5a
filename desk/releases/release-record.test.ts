import { expect, test } from 'vitest';
import type { Site } from '#rules/site/site.ts';
import { edge, fixtureSite } from '#tests/support/site/fixture-site.ts';
import { realSite } from '#tests/support/site/real-site.ts';
import { aroundPages, recordOf } from './release-record.ts';

const record = recordOf(fixtureSite());
const real = recordOf(realSite);

test('holds each page from the beginning and from each of its edges', () => {
  expect(record.cn['/flagship-bumblebee']).toMatchObject([
    { from: 0, facts: { page: 'redirects to /' } },
    { from: edge, facts: { page: 'is there', title: 'Bumblebee' } },
  ]);
  expect(Object.keys(record.kr)).not.toContain('/kr/flagship-bumblebee');
});

test('holds the shell once, not with every page', () => {
  expect(record.uk[aroundPages]).toMatchObject([
    { from: 0, facts: { banner: 'Summer prices' } },
    { from: edge, facts: {} },
  ]);
  expect(record.uk[aroundPages]?.[1]?.facts).not.toHaveProperty('banner');
  expect(record.uk['/uk']).toHaveLength(1);
});

/** The record of our content after a change. */
function recordAfter(change: (site: Site) => void) {
  const site = structuredClone(realSite);
  change(site);
  return recordOf(site);
}

test('ignores a picture that was rendered again, and notices another price', { timeout: 60_000 }, () => {
  const retaken = recordAfter((site) => {
    for (const picture of Object.values(site.pictures))
      Object.assign(picture, { hash: 'ffffffffffffffff', color: '#123456', width: picture.width + 1 });
  });
  expect(retaken).toEqual(real);
  const [product, { link } = {}] = Object.entries(realSite.offers.uk).find(([id, { link: slug }]) =>
    [slug !== undefined && realSite.pages[slug]?.settings.product].includes(id),
  ) ?? [''];
  const repriced = recordAfter(({ offers }) =>
    Object.assign(offers.uk[product] ?? {}, { price: [{ price: 7_654_321 }], unconfirmed: false }),
  );
  expect(repriced.us).toEqual(real.us);
  expect(JSON.stringify(repriced.uk[`/uk/${link}`])).toContain('£7,654,321');
});
