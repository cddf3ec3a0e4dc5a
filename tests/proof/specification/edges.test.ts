import { expect, test } from 'vitest';
import { resolvePage } from '#rules/page/page.ts';
import type { EditionCode } from '#rules/place/editions.ts';
import { parseInstant } from '#rules/time/instant.ts';
import { realSite as site } from '#tests/support/site/real-site.ts';

function shown(edition: EditionCode, slug: string, instant: number): string {
  const resolution = resolvePage(site, { edition, slug }, instant);
  return JSON.stringify('page' in resolution ? { ...resolution.page, instant: 0, validUntil: 0 } : resolution);
}

/** What a page says one second before, at and one second after an edge. */
function around(edition: EditionCode, slug: string, edge: string) {
  const instant = parseInstant(edge);
  const [before, at, after] = [instant - 1000, instant, instant + 1000].map((when) => shown(edition, slug, when)) as [
    string,
    string,
    string,
  ];
  expect(after).toBe(at);
  expect(at).not.toBe(before);
  const banner = site.regions[edition].textBanners.find(({ window }) => window.closes === instant)?.label;
  return { before, at, banner };
}

test('the UK text banner stands through the last second of 20 August 2025, UTC+8', () => {
  const { before, at, banner } = around('uk', '', '2025-08-20T16:00:00Z');
  expect(before).toContain(JSON.stringify(banner));
  expect(at).not.toContain(JSON.stringify(banner));
});

test.each(['eu', 'fr', 'de'] as const)(
  'the %s text banner stands through the last second of 27 August 2025, UTC+8',
  (edition) => {
    const { before, at, banner } = around(edition, '', '2025-08-27T16:00:00Z');
    expect(before).toContain(JSON.stringify(banner));
    expect(at).not.toContain(JSON.stringify(banner));
  },
);

test.each([
  ['uk', '2025-09-22T00:00:00Z', '1,169'],
  ['eu', '2025-09-21T23:00:00Z', '1,439'],
  ['de', '2025-09-21T23:00:00Z', '1.439'],
] as const)(
  'the %s Megatron card and its activity price come at once, and before they are nowhere',
  (edition, edge, price) => {
    const slide = (text: string) => text.includes('"picture":{"id":"megatron/card"');
    const home = around(edition, '', edge);
    expect([slide(home.before), slide(home.at)]).toEqual([false, true]);
    expect(home.before).not.toContain(price);
    const product = around(edition, 'flagship-megatron', edge);
    expect(product.before).not.toContain(price);
    expect(product.at).toContain(price);
  },
);

test('the US edition does not speak of Flagship Bumblebee before 27 March 2025, 23:00 UTC+8', () => {
  const { before, at } = around('us', '', '2025-03-27T15:00:00Z');
  expect(before).not.toContain('Flagship Bumblebee');
  expect(before).not.toContain('flagship-bumblebee');
  expect(at).toContain('"label":"Flagship Bumblebee"');
});

test('the US page of Flagship Megatron plays, weighs and shows nothing beside it before Flagship Bumblebee is announced', () => {
  const { before, at } = around('us', 'flagship-megatron', '2025-03-27T15:00:00Z');
  expect(before).not.toMatch(/Bumblebee(?! G1)|flagshipBumblebee|flagship-bumblebee|bumblebee\/|megatron\/scale/);
  expect(before).toContain('"title":"The speech","caption":"Megatron, alone in the light."');
  expect(at).toContain('"title":"Old scores","caption":"Megatron and Bumblebee, on one tabletop."');
  for (const picture of ['bumblebee/robot', 'megatron/scale']) expect(at).toContain(`"id":"${picture}"`);
});

test('a page whose words name a figure of a product that is not announced yet cannot be shown', () => {
  const leaking = structuredClone(site);
  const words = leaking.pages['flagship-megatron']?.words.us;
  if (words) words.description = 'Stands beside {flagshipBumblebee_servos, number} servos.';
  const shownAt = (instant: number) => resolvePage(leaking, { edition: 'us', slug: 'flagship-megatron' }, instant);
  const edge = parseInstant('2025-03-27T15:00:00Z');
  expect(() => shownAt(edge - 1000)).toThrow(/flagshipBumblebee_servos/);
  expect(shownAt(edge)).toMatchObject({ page: { head: { description: 'Stands beside 31 servos.' } } });
});

test.each([
  ['us', '$1,499', 'preOrder'],
  ['uk', '£1,169', 'buyNow'],
  ['eu', '€1,439', 'soldOut'],
  ['fr', '1\u202f439\u00a0€', 'soldOut'],
  ['de', '1.439\u00a0€', 'soldOut'],
  ['cn', '¥9,999', 'buyNow'],
] as const)('in %s Flagship Megatron costs %s today', (edition, price, state) => {
  const resolution = resolvePage(site, { edition, slug: 'flagship-megatron' }, parseInstant('2026-11-21T12:00:00Z'));
  expect('page' in resolution && resolution.page.head.product?.offer).toMatchObject({ state, price: { text: price } });
});

test.each(['kr', 'jp'] as const)('%s has no page of Flagship Megatron', (edition) => {
  expect(resolvePage(site, { edition, slug: 'flagship-megatron' }, 0)).toHaveProperty('missing');
});

test('prices that cannot be right are never shown', () => {
  const japan = Object.keys(site.pages).map((slug) => shown('jp', slug, parseInstant('2026-11-21T12:00:00Z')));
  for (const text of japan) expect(text).not.toMatch(/1,199円|899円|1,699円|"amount":(1199|899|1699)\b/);
});
