import { expect, test } from 'vitest';
import { createResolveContext } from '#core/resolve/resolve-context.ts';
import { Moment } from '#core/time/moment.ts';
import { fixtureSale } from '#tests/support/site/fixture-sale.ts';
import { rewards } from './rewards.ts';

test('a reward of one day is gone once the day is over', () => {
  const site = fixtureSale();
  Object.assign(site.campaigns.sale as object, { values: { de: { capDay: { day: '2024-11-16' } } } });
  const tiers = rewards.structure.parse({ tiers: [{ id: 'cap', untilDay: 'capDay' }, { id: 'mug' }] });
  const tier = { figure: '1', title: '-', text: '-' };
  const tiersAt = (iso: string) => {
    const context = createResolveContext(site, 'de', new Moment(Date.parse(iso)), { campaigns: ['sale'] });
    return rewards
      .resolve(tiers, { heading: '-', tiers: { cap: tier, mug: tier } }, context)
      ?.tiers.map(({ id }) => id);
  };
  expect(tiersAt('2024-11-16T22:59:59Z')).toEqual(['cap', 'mug']);
  expect(tiersAt('2024-11-16T23:00:00Z')).toEqual(['mug']);
});
