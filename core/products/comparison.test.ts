import { expect, test } from 'vitest';
import { fixtureRange, rangeEdges } from '#tests/support/site/fixture-range.ts';
import type { EditionCode } from '../place/editions.ts';
import { createResolveContext } from '../resolve/resolve-context.ts';
import { Moment } from '../time/moment.ts';
import { visibleProducts } from './catalogue.ts';
import { compareProducts } from './comparison.ts';

/** Compares products by their ids, in this order. */
function compare(ids: string[], { edition = 'uk' }: { edition?: EditionCode } = {}) {
  const context = createResolveContext(fixtureRange(), edition, new Moment(0));
  const products = visibleProducts(context);
  return compareProducts(
    ids.map((id) => {
      const product = products.find((one) => one.id === id);
      if (!product) throw new Error(`${id} is not listed`);
      return product;
    }),
    context,
  );
}

const textsByFact = ({ differing }: ReturnType<typeof compare>) =>
  Object.fromEntries(differing.map(({ fact, cells }) => [fact, cells.map(({ text, isBest }) => [text, isBest])]));

test('facts in which products differ are apart from those that they share', () => {
  const { differing, shared } = compare(['tank', 'truck']);
  expect(differing.map(({ fact }) => fact)).toEqual(['shapes', 'height', 'servos']);
  expect(shared).toEqual([{ fact: 'weight', label: 'facts.weight', text: '4 kg' }]);
});

test('a fact that one product lacks has an empty cell, and one that all lack has no row', () => {
  expect(textsByFact(compare(['tank', 'truck'])).servos).toEqual([
    ['36', undefined],
    [undefined, undefined],
  ]);
  const { differing, shared } = compare(['truck', 'rover']);
  expect([...differing, ...shared].map(({ fact }) => fact)).not.toContain('servos');
});

test('the highest value is the best one where more is better and values differ', () => {
  const rows = textsByFact(compare(['tank', 'car', 'plane']));
  expect(rows.servos).toEqual([
    ['36', true],
    ['31', undefined],
    ['36', true],
  ]);
  expect(rows.height?.map(([, isBest]) => isBest)).toEqual([undefined, undefined, undefined]);
});

test('one product alone has all its facts, and no best value', () => {
  const { differing, shared } = compare(['tank']);
  expect(differing.map(({ fact }) => fact)).toEqual(['shapes', 'height', 'weight', 'servos']);
  expect(differing.flatMap(({ cells }) => cells).some(({ isBest }) => isBest)).toBe(false);
  expect(shared).toEqual([]);
});

test('values and the ruler are in the units of the edition', () => {
  const [british, american] = [compare(['tank', 'car']), compare(['tank', 'car'], { edition: 'us' })];
  expect(textsByFact(british).height?.map(([text]) => text)).toEqual(['48 cm', '24 cm']);
  expect(british.lineUp?.lines).toEqual(['50 cm', '40', '30', '20', '10']);
  expect(textsByFact(american).height?.map(([text]) => text)).toEqual(['18.9 in', '9.4 in']);
  expect(american.lineUp?.lines).toEqual(['20 in', '15', '10', '5']);
});

test('bodies are drawn to one scale, whatever is around them in their pictures', () => {
  const drawings = compare(['tank', 'car']).lineUp?.products.map(({ drawing }) => drawing);
  // The body is 240 of 300 px high and has 40 px below it.
  expect(drawings).toMatchObject([
    { top: 0.96, height: 1.2, below: 0.16, left: 0.25 },
    { top: 0.48, height: 0.6, below: 0.08, left: 0.25 },
  ]);
  expect(compare(['tank', 'car']).lineUp?.widest).toBe(0.48);
});

test('nothing of a product that is not announced yet is in a comparison', () => {
  const site = fixtureRange();
  for (const [instant, isListed] of [
    [rangeEdges.announced - 1, false],
    [rangeEdges.announced, true],
  ] as const) {
    const moment = new Moment(instant);
    const context = createResolveContext(site, 'uk', moment);
    const text = JSON.stringify(compareProducts(visibleProducts(context), context));
    expect([/rocket/i.test(text), text.includes('"99"')]).toEqual([isListed, isListed]);
    if (!isListed) expect(moment.validUntil).toBe(rangeEdges.announced);
  }
});
