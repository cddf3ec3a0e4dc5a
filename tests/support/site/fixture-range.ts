import { offers as offersSchema } from '#core/offers/offer-schema.ts';
import { type Product, product as productSchema } from '#core/products/product-schema.ts';
import type { Site } from '#core/site.ts';
import { parseInstant } from '#core/time/instant.ts';
import { fixtureSite } from './fixture-site.ts';
import { forEveryEdition } from './random-site.ts';

/** Instants of the range: when the rocket is announced, and when the car is not sold any more. */
export const rangeEdges = {
  announced: parseInstant('2026-03-01T00:00:00Z'),
  ended: parseInstant('2026-05-31T23:00:00Z'),
};

const robot = (facts: Pick<Product, 'family' | 'shapes' | 'heightMm' | 'figures'>): Product =>
  productSchema.parse({
    name: { en: 'Robot' },
    line: { en: 'A robot.' },
    word: 'ROBOT',
    wordWidth: [2, 2],
    accent: 'violet',
    picture: 'robot/front',
    ...facts,
  });

/** A small site in which every edition sells six robots of two families. */
export function fixtureRange(): Site {
  const site = fixtureSite();
  const offers = offersSchema.parse({
    tank: { name: 'Tank', buy: '/tank', price: 900 },
    car: {
      name: 'Car',
      buy: '/car',
      price: 700,
      life: [{ stage: 'onSale' }, { stage: 'ended', from: '2026-06-01T00:00[Europe/London]' }],
    },
    truck: { name: 'Truck', buy: '/truck' },
    plane: { name: 'Plane', buy: '/plane', price: 100, life: [{ stage: 'soldOut' }] },
    rover: { name: 'Rover', buy: '/rover', price: 200 },
    rocket: { name: 'Rocket', buy: '/rocket', life: [{ stage: 'preOrder', from: '2026-03-01T00:00[Europe/London]' }] },
  });
  const transformers = { family: 'transformers' as const };
  return {
    ...site,
    offers: forEveryEdition(offers),
    products: {
      tank: robot({ ...transformers, shapes: ['robot', 'tank'], heightMm: 480, figures: { servos: 36, weightKg: 4 } }),
      car: robot({ ...transformers, shapes: ['robot', 'car'], heightMm: 240, figures: { servos: 31, weightKg: 2 } }),
      truck: robot({ ...transformers, shapes: ['robot', 'truck'], heightMm: 360, figures: { weightKg: 4 } }),
      plane: robot({ ...transformers, shapes: ['robot', 'wings'], heightMm: 360, figures: { servos: 36 } }),
      rover: robot({ family: 'interstellar', shapes: ['rover'], heightMm: 120, figures: {} }),
      rocket: robot({ family: 'interstellar', shapes: ['capsule'], heightMm: 960, figures: { servos: 99 } }),
    },
    pictures: {
      'robot/front': {
        width: 400,
        height: 300,
        hash: 'abcdef12',
        colors: '#000 #000 #000',
        transparent: true,
        body: { left: 100, top: 20, width: 120, height: 240 },
        alt: { en: 'A robot' },
      },
    },
  };
}
