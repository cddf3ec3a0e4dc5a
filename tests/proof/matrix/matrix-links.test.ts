import { beforeAll, expect, test } from 'vitest';
import { editionCodes } from '#core/place/editions.ts';
import { addressesOf, followLinks, type LinkReport } from '#tests/support/site/link-report.ts';

const addresses = editionCodes.flatMap((edition) => addressesOf(edition));
let links: LinkReport;
beforeAll(async () => {
  links = await followLinks(addresses, 0, Number.POSITIVE_INFINITY);
}, 600_000);

test('every page of every edition existed at some time, and its links were checked', () => {
  expect(addresses.filter((address) => !links.visited.has(address))).toEqual([]);
});

test('no link within the site is dead or redirects, at any time', () => {
  expect(links.dead).toEqual([]);
});

test('every anchor that a link names is on its page, at any time', () => {
  expect(links.missingAnchors).toEqual([]);
});
