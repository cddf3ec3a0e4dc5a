import { describe, expect, test } from 'vitest';
import type { Offer } from '#core/offers/offer-schema.ts';
import type { PageQuery } from '#core/place/place.ts';
import type { LifeStage } from '#core/products/life-schema.ts';
import type { Product, Shape } from '#core/products/product-schema.ts';
import { createResolveContext } from '#core/resolve/resolve-context.ts';
import { Moment } from '#core/time/moment.ts';
import { edge, fixtureSite } from '#tests/support/site/fixture-site.ts';
import { finder } from './finder.ts';

const robot = (shape: Shape, figures: Product['figures'], changes: Partial<Product> = {}): Product => ({
  name: { en: shape },
  line: { en: 'A robot.' },
  word: 'X',
  wordWidth: [1, 1],
  accent: 'red',
  family: 'transformers',
  shapes: ['robot', shape],
  programming: ['blocks', 'manual', 'pc', 'voice', 'easy'],
  figures,
  ...changes,
});
const sold = (price?: number, stage: LifeStage = 'onSale', from?: number) =>
  ({
    link: '',
    buy: '/x',
    unconfirmed: false,
    price: price && [{ price }],
    promotions: [],
    life: [{ stage, from }],
  }) as unknown as Offer;

const products = {
  tank: robot('tank', { servos: 36, weightKg: 3.8 }),
  scout: robot('capsule', { servos: 17, weightKg: 0.9, voiceCommands: 41 }, { family: 'interstellar' }),
  car: robot('car', { servos: 31, weightKg: 2.3, voiceCommands: 36 }),
  dinosaur: robot('dinosaur', { servos: 34, weightKg: 2.6, voiceCommands: 42 }),
  rover: robot('rover', { servos: 12, weightKg: 0.1, voiceCommands: 99, units: 3000 }),
};
const everyday = {
  tank: sold(1500),
  scout: sold(300),
  car: sold(1200),
  dinosaur: sold(1700, 'soldOut'),
  rover: sold(100, 'onSale', edge),
};

const structure = finder.structure.parse({
  families: ['transformers', 'interstellar'],
  who: [
    { id: 'beginner', rules: [{ fact: 'weight', prefer: 'less', points: 4, reason: 'light' }] },
    { id: 'collector', rules: [{ figure: 'units', points: 8, reason: 'limited' }] },
  ],
  way: [
    { id: 'voice', rules: [{ fact: 'voiceCommands', prefer: 'more', points: 5, reason: 'voiceCommands' }] },
    { id: 'detail', rules: [{ fact: 'servos', prefer: 'more', points: 5, reason: 'manyServos' }] },
  ],
  shape: ['car', 'tank', 'dinosaur', 'capsule', 'rover', 'truck'].map((id) => ({ id, pictures: [] })),
  budget: { us: [400, 1300, 9000, 9500] },
});
const shapeWords = (id: string) => [id, { label: id, fits: `turns into ${id}`, misses: `no ${id}` }] as const;
const words = finder.words.parse({
  heading: 'Which?',
  lead: '-',
  any: 'any',
  submit: 'go',
  titles: { who: 'who', way: 'way', shape: 'shape', budget: 'budget' },
  sameWays: 'all alike',
  who: { beginner: { label: 'b' }, collector: { label: 'c' } },
  way: { voice: { label: 'v' }, detail: { label: 'd' } },
  shape: Object.fromEntries(structure.shape.map(({ id }) => shapeWords(id))),
  result: { fits: 'fits', closest: 'closest', others: '-', change: '-', restart: '-' },
});

const sentences = {
  light: 'light {value}',
  limited: 'limited {value}',
  voiceCommands: 'hears {value}',
  manyServos: 'moves {value}',
  withinBudget: '{price}, {rest} left',
  onBudget: 'exactly {price}',
  overBudget: '{price}, {excess} over',
  unpriced: 'ask the shop',
  upTo: 'to {amount}',
};

function resolve(query: PageQuery = {}, { offers = everyday as Record<string, Offer>, at = edge - 1 } = {}) {
  const base = fixtureSite();
  const us = { ...base.messages.us, finder: { ...base.messages.us.finder, ...sentences } };
  const site = { ...base, products, offers: { ...base.offers, us: offers }, messages: { ...base.messages, us } };
  const moment = new Moment(at);
  const value = finder.resolve(structure, words, createResolveContext(site, 'us', moment, { slug: 'which', query }));
  if (!value) throw new Error('the section is left out');
  const { result, questions } = value;
  return {
    json: JSON.stringify(value),
    validUntil: moment.validUntil,
    notes: questions.map(({ note }) => note),
    options: Object.fromEntries(questions.map(({ name, options }) => [name, options.map((option) => option.value)])),
    chosen: questions.map(({ options }) => options.find(({ isChosen }) => isChosen)?.value),
    title: result?.title,
    robots: result && [result.robot, ...result.others].map(({ product }) => product.id),
    robot: result?.robot,
    others: result?.others,
  };
}

describe('the questions', () => {
  test('hold only answers that tell the robots apart now', () => {
    expect(resolve().options).toEqual({
      who: ['beginner', 'any'],
      way: ['voice', 'detail', 'any'],
      shape: ['car', 'tank', 'dinosaur', 'capsule', 'any'],
      budget: ['400', '1300', '9000', 'any'],
    });
    expect(resolve().notes).toContain('all alike');
  });

  test('leave the budget out where most prices are not stated, and everything where there is one robot', () => {
    const unpriced = { tank: sold(), scout: sold(), car: sold(900) };
    expect(Object.keys(resolve({}, { offers: unpriced }).options)).toEqual(['who', 'way', 'shape']);
    expect(resolve({ budget: '400' }, { offers: unpriced }).robot?.misses).toEqual([]);
    expect(resolve({ who: 'any' }, { offers: { car: sold(900) } })).toMatchObject({ options: {}, robots: ['car'] });
  });

  test('show the answers of the address, and ignore those that are not offered', () => {
    expect(resolve({ way: 'detail', shape: 'rover', budget: '401', who: '<b>' }).chosen).toEqual([
      'any',
      'detail',
      'any',
      'any',
    ]);
    expect(resolve().robots).toBeUndefined();
  });
});

describe('the suggestion', () => {
  test('fits the shape and the budget, then weighs the answers, with a reason for each', () => {
    expect(resolve({ who: 'beginner', way: 'voice', budget: '400' })).toMatchObject({
      title: 'fits',
      robots: ['scout', 'car', 'tank'],
      robot: { reasons: [expect.stringContaining('light'), 'hears 41', '$300, $100 left'], misses: [] },
      others: [{ reasons: [], misses: ['$1,200, $800 over'] }, { misses: ['$1,500, $1,100 over'] }],
    });
    expect(resolve({ way: 'detail', shape: 'any' }).robot).toMatchObject({ reasons: ['moves 36'] });
  });

  test('is in the order of the catalogue where nothing else decides', () => {
    expect(resolve({ who: 'any' }).robots).toEqual(['tank', 'car', 'scout']);
  });

  test('can be bought if anything can; what fits and cannot is named beside it', () => {
    expect(resolve({ shape: 'dinosaur' })).toMatchObject({
      title: 'closest',
      robots: ['tank', 'dinosaur', 'car'],
      robot: { misses: ['no dinosaur'] },
      others: [{ reasons: ['turns into dinosaur'], misses: [], product: { availability: 'soldOut' } }, {}],
    });
    const soldOut = { dinosaur: sold(1700, 'soldOut'), car: sold(1200, 'outOfStock') };
    expect(resolve({ shape: 'dinosaur' }, { offers: soldOut }).robots).toEqual(['dinosaur', 'car']);
  });

  test('of two compromises takes the smaller one', () => {
    expect(resolve({ shape: 'tank', budget: '1300' }).robots?.[0]).toBe('tank');
    expect(resolve({ shape: 'tank', budget: '400' }).robots?.[0]).toBe('scout');
  });

  test('holds nothing of a robot before its edge, and changes at it', () => {
    const query = { who: 'collector' };
    const before = resolve(query);
    expect(before.validUntil).toBe(edge);
    expect(before.json).not.toContain('rover');
    expect(resolve(query, { at: edge })).toMatchObject({ robots: ['rover', expect.anything(), expect.anything()] });
    expect(resolve(query, { at: edge + 1 }).robot?.reasons).toEqual(['limited 3,000']);
  });
});
