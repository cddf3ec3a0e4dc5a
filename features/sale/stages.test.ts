import { expect, test } from 'vitest';
import { createResolveContext } from '#core/resolve/resolve-context.ts';
import { Moment } from '#core/time/moment.ts';
import { fixtureSale, saleMoments } from '#tests/support/site/fixture-sale.ts';
import { stages } from './stages.ts';

const stagesAt = (instant: number) =>
  stages.resolve(
    {},
    { heading: 'Stages' },
    createResolveContext(fixtureSale(), 'de', new Moment(instant), { campaigns: ['sale'], slug: 'sale' }),
  );

test('the live stage leads, then those to come, then those that are over', () => {
  const order = (instant: number) => stagesAt(instant)?.stages.map(({ id, state, note }) => [id, state, note]);
  expect(order(saleMoments.main)).toEqual([
    ['main', 'live', 'sale.live'],
    ['cyber', 'locked', '30. November, 9:00 Uhr MEZ'],
    ['early', 'past', 'sale.past'],
  ]);
  expect(order(saleMoments.night)?.map(([id]) => id)).toEqual(['main', 'cyber', 'early']);
});

test('the next stage alone offers to tell when it opens, also between two stages', () => {
  const offered = (instant: number) => stagesAt(instant)?.stages.flatMap(({ notice }) => notice?.topic ?? []);
  expect([saleMoments.early, saleMoments.night, saleMoments.main, saleMoments.cyber].map(offered)).toEqual([
    ['sale:sale:main'],
    ['sale:sale:main'],
    ['sale:sale:cyber'],
    [],
  ]);
});
