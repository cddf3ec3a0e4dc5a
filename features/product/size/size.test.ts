import { expect, test } from 'vitest';
import type { EditionCode } from '#core/place/editions.ts';
import { createResolveContext } from '#core/resolve/resolve-context.ts';
import { Moment } from '#core/time/moment.ts';
import { fixtureRange } from '#tests/support/site/fixture-range.ts';
import { size } from './size.ts';

const site = fixtureRange();

function sizeIn(edition: EditionCode, structure: Partial<Parameters<typeof size.resolve>[0]> = {}, product = 'tank') {
  const context = createResolveContext(site, edition, new Moment(0), { product });
  return size.resolve({ surface: 'white', picture: 'robot/front', ...structure }, {}, context);
}

test('scales a cut-out by the height of its body', () => {
  expect(sizeIn('uk')?.body).toMatchObject({ text: '48 cm', heightMm: 480, widthMm: 240 });
});

test('scales the second shape by its length', () => {
  site.products.tank = { ...(site.products.tank as (typeof site.products)[string]), folded: { lengthMm: 475 } };
  expect(sizeIn('uk', { folded: 'robot/front' })?.folded).toMatchObject({ side: 'width', widthMm: 475, heightMm: 950 });
});

test('an edition sees its own sheet of paper, in its own unit', () => {
  const sheetIn = (edition: EditionCode) => sizeIn(edition)?.things.at(-1);
  expect(sheetIn('us')).toMatchObject({ thing: 'letter', text: '11 in' });
  expect(sheetIn('de')).toMatchObject({ thing: 'a4', text: '29,7 cm' });
});

test('fails for a product without a size', () => {
  expect(() => sizeIn('uk', { folded: 'robot/front' }, 'car')).toThrow(
    'content/products/car.yaml does not state folded',
  );
});
