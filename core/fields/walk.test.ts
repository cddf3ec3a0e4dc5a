import { expect, test } from 'vitest';
import * as z from 'zod';
import { editionLists } from '../section/entries.ts';
import { alwaysOrWindow, timeWindow, wallTime } from '../time/time-window.ts';
import { editionCode, onlyEditions } from './fields.ts';
import { name, reference } from './roles.ts';
import { fieldsIn } from './walk.ts';

const entry = z.strictObject({
  id: name,
  only: onlyEditions,
  windows: z.partialRecord(editionCode, timeWindow).default({}),
  product: reference('product').optional().describe('The product that it shows.'),
});
const schema = z.strictObject({
  title: z.string().min(1),
  size: z.number().optional(),
  mail: z.email().optional(),
  from: wallTime.nullable(),
  window: alwaysOrWindow.optional(),
  text: z.union([z.string(), z.array(z.union([z.string(), z.strictObject({ label: z.string() })]))]),
  names: z.record(reference('product'), z.tuple([z.string(), z.number()])).default({}),
  entries: z.array(entry).default([]),
  shelf: z
    .strictObject({
      cards: z.record(z.string(), z.strictObject({ product: reference('product') })).default({}),
      lists: editionLists.optional(),
    })
    .optional(),
});

const written = {
  title: 'Robots',
  size: 3,
  mail: 'a@kinetra.example',
  from: '2026-01-01T00:00[UTC]',
  window: 'always',
  text: ['See ', { label: 'here' }],
  names: { tank: ['Tank', 1] },
  entries: [{ id: 'first', only: ['us', 'uk'], windows: { us: {}, de: {} }, product: 'tank' }],
  shelf: { cards: { one: { product: 'base' } }, lists: { us: ['one'], uk: [] } },
};

const describeFields = (value: unknown) =>
  fieldsIn(schema, value).map(({ role, path, editions }) =>
    [role.role, path.join('.'), ...(editions ? [editions.join()] : [])].join(' '),
  );

test('visits every value that has a role, with its path and the editions that show it', () => {
  expect(describeFields(written)).toEqual([
    'text title',
    'time from',
    'window window',
    'text text.0',
    'text text.1.label',
    'reference names.tank',
    'text names.tank.0',
    'name entries.0.id us,uk',
    'only entries.0.only us,uk',
    'window entries.0.windows.us us',
    'window entries.0.windows.de ',
    'reference entries.0.product us,uk',
    'reference shelf.cards.one.product us',
    'lists shelf.lists',
  ]);
});

test('visits the same values as written and as loaded, and leaves out those that do not fit', () => {
  expect(describeFields(schema.parse(written))).toEqual(describeFields(written));
  expect(describeFields({ title: 'Robots', text: 3, entries: 'none', constructor: 'x' })).toEqual(['text title']);
});

test('says which object holds a value', () => {
  const [window] = fieldsIn(schema, written).filter(({ path }) => path.join('.') === 'entries.0.windows.us');
  expect(window?.holder).toMatchObject({ path: ['entries', '0'], value: { id: 'first' } });
});
