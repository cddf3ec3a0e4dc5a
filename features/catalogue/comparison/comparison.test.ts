import { expect, test } from 'vitest';
import { createResolveContext } from '#core/resolve/resolve-context.ts';
import { Moment } from '#core/time/moment.ts';
import { fixtureRange, rangeEdges } from '#tests/support/site/fixture-range.ts';
import { comparison } from './comparison.ts';

function resolveAt(robots?: string, instant = 0) {
  const query = robots === undefined ? undefined : { robots };
  const context = createResolveContext(fixtureRange(), 'uk', new Moment(instant), { slug: 'compare', query });
  const value = comparison.resolve({ surface: 'paper' }, { heading: 'Comparison' }, context);
  if (!value) throw new Error('there is no comparison');
  return { ...value, ids: value.comparison.columns.map(({ id }) => id) };
}

const notes = {
  leftOut: 'comparison.leftOut',
  tooMany: 'comparison.tooMany',
  second: 'comparison.second',
};

test('compares the robots that the address names, in its order', () => {
  const { ids, notes, chooser } = resolveAt('car,tank');
  expect(ids).toEqual(['car', 'tank']);
  expect(notes).toEqual([]);
  expect(chooser.slots.map(({ chosen }) => chosen)).toEqual(['car', 'tank', undefined, undefined]);
});

test('without robots in the address, compares the first of a family that can be bought', () => {
  expect(resolveAt().ids).toEqual(['tank', 'car', 'truck']);
  expect(resolveAt(undefined, rangeEdges.ended).ids).toEqual(['tank', 'truck']);
});

test.each([
  ['unknown', 'tank,car,hovercraft'],
  ['not announced yet', 'tank,car,rocket'],
  ['repeated', 'tank,car,tank'],
  ['hostile', 'tank,car,<script>alert(1)</script>'],
  ['a property of every object', 'tank,car,constructor'],
])('leaves out a robot that is %s, and never says which', (_, robots) => {
  const value = resolveAt(robots);
  expect(value.ids).toEqual(['tank', 'car']);
  expect(value.notes).toEqual([notes.leftOut]);
  expect(JSON.stringify(value)).not.toMatch(/hovercraft|rocket|script|constructor/i);
});

test('a robot can be compared from its announcement until it is not sold any more', () => {
  const idsAt = (instant: number) => resolveAt('tank,car,rocket', instant).ids;
  expect(idsAt(rangeEdges.announced - 1)).toEqual(['tank', 'car']);
  expect(idsAt(rangeEdges.announced)).toEqual(['tank', 'car', 'rocket']);
  expect(idsAt(rangeEdges.ended - 1)).toEqual(['tank', 'car', 'rocket']);
  expect(idsAt(rangeEdges.ended)).toEqual(['tank', 'rocket']);
});

test('compares the first four, and says so', () => {
  const value = resolveAt('rover,plane,truck,car,tank');
  expect(value.ids).toEqual(['rover', 'plane', 'truck', 'car']);
  expect(value.notes).toEqual([notes.tooMany]);
});

test('asks for a second robot', () => {
  expect(resolveAt('tank')).toMatchObject({ ids: ['tank'], notes: [notes.second] });
});

test('offers the robots of each family', () => {
  expect(resolveAt().chooser.groups.map(({ label, options }) => [label, options.map(({ name }) => name)])).toEqual([
    ['families.transformers', ['Tank', 'Car', 'Truck', 'Plane']],
    ['families.interstellar', ['Rover']],
  ]);
});
