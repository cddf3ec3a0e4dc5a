import { describe, expect, test } from 'vitest';
import { fixtureSale, saleMoments } from '#tests/support/site/fixture-sale.ts';
import { offer as offerSchema } from '../offers/offer-schema.ts';
import type { Site } from '../site.ts';
import { parseInstant } from '../time/instant.ts';
import { Moment } from '../time/moment.ts';
import { dueUntil, noticeState } from './notice-topic.ts';

const days = { teaser: '01', preOrder: '05', onSale: '10', soldOut: '15', ended: '20' } as const;
type Stage = keyof typeof days;

/** The tank in Germany, which goes through these stages in September 2026. */
function siteWith(...stages: Stage[]): Site {
  const site = fixtureSale();
  const life = stages.map((stage) => ({ stage, from: `2026-09-${days[stage]}T09:00[Europe/Berlin]` }));
  const tank = offerSchema.parse({ buy: '/products/tank', price: 100, life });
  return { ...site, offers: { ...site.offers, de: { ...site.offers.de, tank } } };
}

const at = (day: string) => parseInstant(`2026-09-${day}T07:00:00Z`);
const whole = siteWith('teaser', 'preOrder', 'onSale', 'soldOut', 'ended');

describe('a product', () => {
  const states = (topic: string, site = whole) =>
    Object.values(days).map((day) => noticeState(site, 'de', topic, new Moment(at(day))));

  test('becomes due when it can be ordered, and waits again when it is sold out', () => {
    expect(states('orderable:tank')).toEqual(['waiting', 'due', 'due', 'waiting', 'over']);
  });

  test('becomes due later where it must be delivered at once', () => {
    expect(states('onSale:tank')).toEqual(['waiting', 'waiting', 'due', 'waiting', 'over']);
  });

  test('changes exactly at its edge, which the moment knows before', () => {
    const before = new Moment(at(days.preOrder) - 1);
    expect(noticeState(whole, 'de', 'orderable:tank', before)).toBe('waiting');
    expect(before.validUntil).toBe(at(days.preOrder));
  });

  test('stays due until it is sold out, over all stages between, or for ever', () => {
    expect(dueUntil(whole, 'de', 'orderable:tank', at(days.preOrder))).toBe(at(days.soldOut));
    expect(dueUntil(siteWith('teaser', 'onSale'), 'de', 'orderable:tank', at(days.onSale))).toBeUndefined();
  });

  test('without an address in the shop never becomes due', () => {
    const site = siteWith('teaser', 'onSale');
    Object.assign(site.offers.de.tank ?? {}, { buy: '' });
    expect(states('orderable:tank', site)).toEqual(['waiting', 'waiting', 'waiting', 'waiting', 'waiting']);
  });

  test('is unknown before it is announced, like one that does not exist', () => {
    const beforeTeaser = new Moment(at(days.teaser) - 1);
    for (const topic of ['orderable:tank', 'onSale:tank', 'orderable:nothing', 'orderable:constructor'])
      expect(noticeState(whole, 'de', topic, beforeTeaser), topic).toBeUndefined();
    for (const topic of ['tank', 'sold:tank', 'orderable:tank:early', 'sale:tank', ''])
      expect(noticeState(whole, 'de', topic, new Moment(at(days.onSale))), topic).toBeUndefined();
  });
});

describe('a stage of a sale', () => {
  const site = fixtureSale();
  const states = (stage: string) =>
    Object.values(saleMoments).map((instant) => noticeState(site, 'de', `sale:sale:${stage}`, new Moment(instant)));

  test('waits from the first stage on, is due while it is open, and over afterwards', () => {
    expect(states('early')).toEqual(['due', 'over', 'over', 'over', 'over']);
    expect(states('main')).toEqual(['waiting', 'waiting', 'due', 'over', 'over']);
    expect(states('cyber')).toEqual(['waiting', 'waiting', 'waiting', 'due', 'over']);
  });

  test('is unknown before the sale is announced, and in an edition that has no such sale', () => {
    const early = saleMoments.early - 1;
    const announced = { ...site, campaigns: { sale: { ...site.campaigns.sale, announced: { de: early } } } } as Site;
    expect(noticeState(site, 'de', 'sale:sale:early', new Moment(early))).toBeUndefined();
    expect(noticeState(announced, 'de', 'sale:sale:early', new Moment(early - 1))).toBeUndefined();
    expect(noticeState(announced, 'de', 'sale:sale:early', new Moment(early))).toBe('waiting');
    expect(noticeState(site, 'us', 'sale:sale:main', new Moment(saleMoments.main))).toBeUndefined();
    for (const topic of ['sale:sale:none', 'sale:none:main', 'sale:constructor:main'])
      expect(noticeState(site, 'de', topic, new Moment(saleMoments.main)), topic).toBeUndefined();
  });

  test('stays due until it closes', () => {
    expect(dueUntil(site, 'de', 'sale:sale:early', saleMoments.early)).toBe(saleMoments.night);
  });
});
