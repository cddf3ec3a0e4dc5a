import { expect, test } from 'vitest';
import { parseInstant } from '#core/time/instant.ts';
import { allowedHosts } from '#server/content/cross-checks/links.ts';
import { addressesOf, followLinks } from '#tests/support/site/link-report.ts';
import { pageOfEachKind } from '#tests/support/site/page-samples.ts';
import { realSite as site } from '#tests/support/site/real-site.ts';
import { today } from '#tests/support/site/rendered-page.ts';

const now = parseInstant(today);
// All pages of all editions at all times: npm run proof -- matrix-links.
const links = await followLinks(addressesOf('us', pageOfEachKind(site, 'us')), now, now + 1);

test('no link within the site is dead or leads to a redirect', () => {
  expect(links.dead).toEqual([]);
});

test('every anchor of a link exists on the target page', () => {
  expect(links.missingAnchors).toEqual([]);
});

test('every link to another site uses https and an allowed host', () => {
  const hosts = allowedHosts(site);
  const invalidLinks = links.external.filter(({ href }) => {
    const { protocol, host } = new URL(href);
    if (protocol === 'tel:') return !/^tel:\+\d+$/.test(href);
    return protocol === 'mailto:' ? !href.includes('@') : protocol !== 'https:' || !hosts.includes(host);
  });
  expect(invalidLinks).toEqual([]);
  expect(links.external.length).toBeGreaterThan(0);
});

test('links open in the same window, and links to other sites have rel="noopener"', () => {
  expect(
    links.external.filter(
      ({ href, rel, target }) => (rel !== 'noopener' && !/^(mailto|tel):/.test(href)) || target !== undefined,
    ),
  ).toEqual([]);
  expect(links.internal.filter(({ rel, target }) => rel !== undefined || target !== undefined)).toEqual([]);
});
