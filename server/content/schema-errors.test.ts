import { expect, test } from 'vitest';
import * as z from 'zod';
import { page } from '#core/links/page-schema.ts';
import { offer } from '#core/offers/offer-schema.ts';
import { product } from '#core/products/product-schema.ts';
import { linkRef } from '#core/regions/region-schema.ts';
import { siteSettings } from '#core/site-schema.ts';
import { describeIssue } from './content-error.ts';
import { schemaIssues } from './schema-errors.ts';

function describeIssues(schema: z.ZodType, value: unknown): string[] {
  const { error } = schema.safeParse(value);
  return error ? schemaIssues(error, value, () => 'file').map(describeIssue) : [];
}

const priceForm =
  'Write a number above 0, such as 1299, or a list of steps such as { from: 2024-11-22T09:00[Europe/Berlin], price: 1299 }.';
const windowForm =
  'Write always, or a window such as { opens: 2024-11-22T09:00[Europe/Berlin] }, with opens, closes or both.';

test.each([
  ['a price in words', { price: 'twelve' }, `file › price: "twelve". ${priceForm}`],
  ['a negative price', { price: -5 }, `file › price: -5. ${priceForm}`],
  [
    'a step without a price',
    { price: [{ from: '2024-11-22T09:00[Europe/Berlin]' }] },
    'file › price.0.price: missing. Add it. Write a number above 0, such as 1299.',
  ],
  ['an unknown key', { prise: 12 }, 'file: unknown key prise. Remove it, or correct its spelling.'],
  [
    'an unknown key of a part',
    { tag: { label: 'NEW', closes: '2027-01-01T00:00[UTC]', opns: 'soon' } },
    'file › tag: unknown key opns. Remove it, or correct its spelling.',
  ],
  [
    'a missing value',
    { promotions: [{}] },
    'file › promotions.0.price: missing. Add it. Write a number above 0, such as 1299.',
  ],
  [
    'a life without stages',
    { life: 'always' },
    'file › life: "always". Write a list: each entry on a line that begins with “- ”.',
  ],
  [
    'a time without its zone',
    { life: [{ stage: 'onSale', from: 20240101 }] },
    'file › life.0.from: 20240101. Write a wall time with its zone, such as 2024-11-22T09:00[Europe/Berlin].',
  ],
  [
    'a link that is not a slug',
    { link: 'Flagship Megatron' },
    'file › link: "Flagship Megatron". Write the slug of a page, such as flagship-megatron.',
  ],
  [
    'a value that is not one of a few',
    { life: [{ stage: 'gone' }] },
    'file › life.0.stage: "gone". Write one of announced, teaser, preOrder, onSale, soldOut, outOfStock, ended.',
  ],
  [
    'an invalid time inside a window',
    { promotions: [{ price: 5, opens: 'soon' }] },
    'file › promotions.0.opens: "soon". "soon" is not a wall time with its zone; write it like 2024-11-22T09:00[Europe/Berlin].',
  ],
  [
    'a delivery that is no time',
    { life: [{ stage: 'preOrder', delivery: 'soon' }] },
    'file › life.0.delivery: "soon". "soon": write a day such as 2025-11-30, a month such as 2025-08 or a quarter such as 2025-Q4.',
  ],
])('reports %s and how to fix it', (_what, value, expected) => {
  expect(describeIssues(offer, value)).toEqual([expected]);
});

test('a window must close after it opens', () => {
  const window = { opens: '2024-11-22T09:00[Europe/Berlin]', closes: '2024-11-22T09:00[Europe/Berlin]' };
  const value = { promotions: [{ price: 5, ...window }] };
  expect(describeIssues(offer, value).join()).toContain('Closes must come after opens.');
  expect(describeIssues(offer, JSON.parse(JSON.stringify(value).replace('09:00', '08:00')))).toEqual([]);
});

test('the stages of a life must be in order, and only a pre-order may name its delivery', () => {
  const life = [
    { stage: 'preOrder', from: '2025-01-01T00:00[UTC]' },
    { stage: 'onSale', from: '2024-01-01T00:00[UTC]', delivery: '2024-Q1' },
    { stage: 'onSale' },
  ];
  expect(describeIssues(offer, { life }).map((issue) => issue.replace(/^file › life\.(\S+): .*\. /, '$1: '))).toEqual([
    '1.from: Each stage must begin after the one before it.',
    '1.delivery: Only a pre-order has an expected delivery; leave it out.',
    '2.from: Only the first stage may lack its from.',
    '2.stage: Leave out a stage that repeats the one before it.',
  ]);
});

test('the steps of a price must be in order, and only the first may lack a start', () => {
  const [early, late] = ['2024-01-01T00:00[Europe/Berlin]', '2025-01-01T00:00[Europe/Berlin]'];
  const steps = (...froms: (string | undefined)[]) =>
    describeIssues(offer, { price: froms.map((from) => ({ ...(from && { from }), price: 5 })) });
  expect(steps(undefined, early, late)).toEqual([]);
  expect(steps(late, early)).toEqual([
    `file › price.1.from: "${early}". Each step must begin after the one before it.`,
  ]);
  expect(steps(early, early)).toHaveLength(1);
  expect(steps(early, undefined)).toEqual([
    'file › price.1.from: missing. Add it. Only the first step may lack its from.',
  ]);
});

test('`where` of a page takes a window or "always" per edition', () => {
  const settings = { kind: 'home', picture: 'a/b', sections: [{ id: 'one', kind: 'pair' }] };
  expect(describeIssues(page, { ...settings, where: { us: 'yes' } })).toEqual([
    `file › where.us: "yes". ${windowForm}`,
  ]);
  expect(describeIssues(page, { ...settings, where: { es: 'always' } })).toEqual([
    'file › where: unknown key es. Remove it, or correct its spelling.',
  ]);
  expect(describeIssues(page, { ...settings, where: 'always' })).toEqual([
    'file › where: "always". Write an edition and its window on each line, such as us: always.',
  ]);
});

test('lists the valid forms of a link', () => {
  for (const value of ['flagship-megatron', 5, null])
    expect(describeIssues(linkRef, value).join()).toContain(
      'A link is page:<slug>, shop:/<path>, site:<name>, https://… or mailto:…',
    );
});

test.each<[what: string, schema: z.ZodType, value: unknown, expected: string]>([
  ['a negative figure', product, { figures: { servos: -36 } }, 'figures.servos: -36. Write at least 0.'],
  [
    'a site without HTTPS',
    siteSettings,
    { sites: { hub: 'http://hub.example' } },
    'sites.hub: "http://hub.example". Write an address that begins with https://.',
  ],
  ['a long text', z.string().max(3), 'four', 'file: "four". Write at most 3 characters.'],
  ['an empty list', z.array(z.string()).min(1), [], 'file: []. Write at least 1 entry.'],
  [
    'a wrong alternative',
    z.union([z.number(), z.boolean()]),
    'x',
    'file: "x". Write a number, or write true or false.',
  ],
])('%s is reported in plain words', (_what, schema, value, expected) => {
  expect(describeIssues(schema, value)).toContainEqual(expect.stringContaining(expected));
});
