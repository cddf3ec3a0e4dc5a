import { expect, test } from 'vitest';
import type { EditionCode } from '#core/place/editions.ts';
import { parseInstant } from '#core/time/instant.ts';
import { resolvePage } from '#pages/resolve-page.ts';
import { moneyIn } from '#tests/support/documents/edition-writing.ts';
import { realSite as site } from '#tests/support/site/real-site.ts';
import { bumblebeeAnnounced, megatronAnnounced } from './page-facts.ts';
import { megatronPromotions } from './price-facts.ts';

function pageText(edition: EditionCode, slug: string, instant: number): string {
  const resolution = resolvePage(site, { edition, slug }, instant);
  return JSON.stringify('page' in resolution ? { ...resolution.page, instant: 0, validUntil: 0 } : resolution);
}

/** A page one second before and at an edge, as JSON, and the banner that closes then. */
function textsAround(edition: EditionCode, slug: string, edge: string) {
  const instant = parseInstant(edge);
  const [before, at, after] = [instant - 1000, instant, instant + 1000].map((when) =>
    pageText(edition, slug, when),
  ) as [string, string, string];
  expect(after).toBe(at);
  expect(at).not.toBe(before);
  const banner = site.regions[edition].textBanners.find(({ window }) => window.closes === instant)?.label;
  return { before, at, banner };
}

test('the UK text banner is shown through the last second of 20 August 2025, UTC+8', () => {
  const { before, at, banner } = textsAround('uk', '', '2025-08-20T16:00:00Z');
  expect(before).toContain(JSON.stringify(banner));
  expect(at).not.toContain(JSON.stringify(banner));
});

test.each(['eu', 'fr', 'de'] as const)(
  'the %s text banner is shown through the last second of 27 August 2025, UTC+8',
  (edition) => {
    const { before, at, banner } = textsAround(edition, '', '2025-08-27T16:00:00Z');
    expect(before).toContain(JSON.stringify(banner));
    expect(at).not.toContain(JSON.stringify(banner));
  },
);

test.each(['uk', 'eu', 'de'] as const)(
  'the %s Megatron card and its promotional price appear together, and nowhere before',
  (edition) => {
    const edge = megatronAnnounced[edition];
    const price = moneyIn(edition, megatronPromotions[edition]).replace(/[^\d.,]/g, '');
    const slide = (text: string) => text.includes('"picture":{"id":"megatron/card"');
    const home = textsAround(edition, '', edge);
    expect([slide(home.before), slide(home.at)]).toEqual([false, true]);
    expect(home.before).not.toContain(price);
    const product = textsAround(edition, 'flagship-megatron', edge);
    expect(product.before).not.toContain(price);
    expect(product.at).toContain(price);
  },
);

test('the US edition does not mention Flagship Bumblebee before 27 March 2025, 23:00 UTC+8', () => {
  const { before, at } = textsAround('us', '', bumblebeeAnnounced);
  expect(before).not.toContain('Flagship Bumblebee');
  expect(before).not.toContain('flagship-bumblebee');
  expect(at).toContain('"label":"Flagship Bumblebee"');
});

test('the US page of Flagship Bumblebee does not mention Flagship Megatron before it is announced', () => {
  const { before, at } = textsAround('us', 'flagship-bumblebee', megatronAnnounced.us);
  expect(before).not.toMatch(/Megatron|flagshipMegatron|flagship-megatron|megatron\//);
  expect(before).toContain('"title":"Night drive","caption":"Bumblebee, with his lights on."');
  expect(at).toContain('"title":"Right of way","caption":"Bumblebee and Megatron, at a crossroads without signs."');
  expect(at).toContain('"id":"megatron/robot"');
});

test('a page that names a figure of a product before its announcement cannot be resolved', () => {
  const leaking = structuredClone(site);
  const words = leaking.pages['flagship-bumblebee']?.words.us;
  if (words) words.description = 'Stands beside {flagshipMegatron_servos, number} servos.';
  const resolveAt = (instant: number) => resolvePage(leaking, { edition: 'us', slug: 'flagship-bumblebee' }, instant);
  const edge = parseInstant(megatronAnnounced.us);
  expect(() => resolveAt(edge - 1000)).toThrow(/flagshipMegatron_servos/);
  expect(resolveAt(edge)).toMatchObject({ page: { head: { description: 'Stands beside 36 servos.' } } });
});

test('implausible prices are never shown', () => {
  const japan = Object.keys(site.pages).map((slug) => pageText('jp', slug, parseInstant('2026-11-21T12:00:00Z')));
  for (const text of japan) expect(text).not.toMatch(/1,199円|899円|1,699円|"amount":(1199|899|1699)\b/);
});
