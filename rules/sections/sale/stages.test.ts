import { expect, test } from 'vitest';
import { fixtureSale, saleMoments } from '#tests/support/site/fixture-sale.ts';
import { createResolveContext } from '../../context/resolve-context.ts';
import { Moment } from '../../time/moment.ts';
import { stages } from './stages.ts';

test('the next stage alone offers to tell when it opens, also between two stages', () => {
  const words = { heading: 'Stages', stages: { early: 'Early|Sale', main: 'Main', cyber: 'Cyber' } };
  const offered = (instant: number) =>
    stages
      .resolve({}, words, createResolveContext(fixtureSale(), 'de', new Moment(instant), { campaigns: ['sale'] }))
      ?.stages.flatMap(({ notice }) => notice?.topic ?? []);
  expect([saleMoments.early, saleMoments.night, saleMoments.main, saleMoments.cyber].map(offered)).toEqual([
    ['sale:sale:main'],
    ['sale:sale:main'],
    ['sale:sale:cyber'],
    [],
  ]);
});
