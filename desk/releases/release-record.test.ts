import { expect, test } from 'vitest';
import type { PageContent, Site } from '#core/site.ts';
import { fixtureSale } from '#tests/support/site/fixture-sale.ts';
import { edge, fixtureSite } from '#tests/support/site/fixture-site.ts';
import { aroundPages, siteRecord } from './release-record.ts';

const record = siteRecord(fixtureSite());

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

/** The record of a small site with a page that sells a robot, after a change. */
function recordAfter(change: (site: Site) => void = () => {}) {
  const site = fixtureSale();
  const page = structuredClone(site.pages['flagship-bumblebee']) as PageContent;
  site.pages.tank = { ...page, settings: { ...page.settings, product: 'tank' } };
  change(site);
  return siteRecord(site);
}

test('ignores a picture that was rendered again, and notices another price', () => {
  const before = recordAfter();
  const retaken = recordAfter((site) => {
    for (const picture of Object.values(site.pictures))
      Object.assign(picture, { hash: 'ffffffffffffffff', color: '#123456', width: picture.width + 1 });
  });
  expect(retaken).toEqual(before);
  const repriced = recordAfter(({ offers }) => Object.assign(offers.de.tank ?? {}, { price: [{ price: 7_654_321 }] }));
  expect(repriced.us).toEqual(before.us);
  expect(JSON.stringify(before.de)).not.toContain('7.654.321');
  expect(JSON.stringify(repriced.de['/de/tank'])).toContain('7.654.321');
});
