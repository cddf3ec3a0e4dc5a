import { expect, test } from 'vitest';
import * as z from 'zod';
import { ContentGaps } from './content-gaps.ts';
import { repairValue } from './repair-value.ts';

const schema = z.strictObject({
  title: z.string().min(1),
  price: z.number().optional(),
  cards: z.array(z.strictObject({ id: z.string(), width: z.number() })),
});

const card = (id: string, width: unknown = 1) => ({ id, width });

test('leaves out what is wrong, and says where it stood before', () => {
  const value = { title: 'A', price: 'twelve', colour: 'red', cards: [card('a'), card('b', 'wide'), card('c'), 5] };
  expect(repairValue(schema, value)).toEqual({
    data: { title: 'A', cards: [card('a'), card('c')] },
    gaps: [
      { path: 'price', isEntry: false },
      { path: 'cards.3', isEntry: true },
      { path: 'cards.1.width', isEntry: false },
      { path: 'cards.1', isEntry: true },
    ],
  });
});

test('fills in missing texts, and takes other values from an earlier version', () => {
  const repaired = repairValue(schema, { price: 'twelve', cards: [] }, { price: 12 });
  expect(repaired?.data).toEqual({ title: expect.any(String), price: 12, cards: [] });
});

test('gives up if nothing valid remains', () => {
  expect(repairValue(schema, 'text')).toBeUndefined();
  expect(repairValue(schema, { title: 'A', cards: {} })).toBeUndefined();
});

test('issues behind an entry that was left out keep the index that they have in the file', () => {
  const gaps = new ContentGaps();
  for (const path of ['cards.3', 'cards.1', 'cards.1']) gaps.addEntry('page.yaml', path);
  expect([0, 1, 2].map((index) => gaps.originalPath('page.yaml', `cards.${index}.id`))).toEqual([
    'cards.0.id',
    'cards.2.id',
    'cards.4.id',
  ]);
  expect(gaps.originalPath('other.yaml', 'cards.1')).toBe('cards.1');
});

test('a gap explains what lies in it or around it, the rest of an offer, and the words of its page', () => {
  const gaps = new ContentGaps();
  gaps.add('regions/uk.yaml', 'navs.1');
  gaps.add('offers/uk.yaml', 'aiBase.price');
  gaps.add('pages/faq/page.yaml', 'sections.2');
  const explained = (file: string, path: string) => gaps.explain({ file, path });
  expect([explained('regions/uk.yaml', 'navs.1.label'), explained('regions/uk.yaml', 'navs')]).toEqual([true, true]);
  expect([explained('regions/uk.yaml', 'navs.10'), explained('regions/us.yaml', 'navs.1')]).toEqual([false, false]);
  expect(explained('offers/uk.yaml', 'aiBase.promotions.0')).toBe(true);
  expect(explained('offers/uk.yaml', 'planetaryRover.price')).toBe(false);
  expect(explained('pages/faq/de.yaml', 'sections.faq')).toBe(true);
});
