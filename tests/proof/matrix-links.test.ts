import { beforeAll, expect, test } from 'vitest';
import { editionCodes } from '#rules/place/editions.ts';
import type { WalkedLinks } from '#tests/support/site/walked-links.ts';
import { addressesOf, walkLinks } from '#tests/support/site/walked-links.ts';

const addresses = editionCodes.flatMap((edition) => addressesOf(edition));
let links: WalkedLinks;
beforeAll(async () => {
  links = await walkLinks(addresses, 0, Number.POSITIVE_INFINITY);
}, 600_000);

test('every page of every edition existed at some time, and its links were checked', () => {
  expect(addresses.filter((address) => !links.walked.has(address))).toEqual([]);
});

test('no link within the site is dead or redirects, at any time', () => {
  expect(links.dead).toEqual([]);
});

test('every anchor that a link names is on its page, at any time', () => {
  expect(links.lost).toEqual([]);
});
