import { describe, expect, it } from 'vitest';
import { offers as offersSchema } from '../offers/offer-schema.ts';
import type { Site } from '../site.ts';
import { Moment } from '../time/moment.ts';
import { registrableProducts } from './registrable-products.ts';

const announcedAt = 1_000;

const site = {
  messages: {},
  products: {
    car: { name: { en: 'Car', de: 'Auto' } },
    tank: { name: { en: 'Tank' } },
    base: { name: { en: 'Base' } },
    set: { name: { en: 'Tank and Base' }, bundle: ['tank', 'base'] },
    scoutPro: { name: { en: 'Scout Pro' } },
    proScout: { name: { en: 'Pro Scout' } },
    retired: { name: { en: 'Retired' } },
  },
  offers: {
    us: offersSchema.parse({
      car: { buy: '/products/car', life: [{ stage: 'onSale', from: '1970-01-01T00:00:01[UTC]' }] },
      tank: { buy: '/products/tank' },
      set: { buy: '/products/set' },
      base: { buy: '/products/base', life: [{ stage: 'soldOut' }] },
      scoutPro: { buy: '/products/scout-pro' },
      proScout: { buy: '/products/scout-pro' },
      retired: { buy: '', name: 'Retired One' },
    }),
  },
} as unknown as Site;

const names = (instant: number) => registrableProducts(site, 'us', new Moment(instant)).map(({ name }) => name);

describe('products that can be registered', () => {
  it('are those of the edition under its names, each shop article once, without bundles', () => {
    expect(names(announcedAt)).toEqual(['Car', 'Tank', 'Base', 'Scout Pro', 'Retired One']);
  });

  it('exclude a product before its announcement, and are valid until then', () => {
    const moment = new Moment(announcedAt - 1);
    expect(JSON.stringify(registrableProducts(site, 'us', moment))).not.toContain('Car');
    expect(moment.validUntil).toBe(announcedAt);
  });
});
