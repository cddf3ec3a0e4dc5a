import * as z from 'zod';
import { edition, field, instant } from './shape-fields.ts';

/** A period of warranty on a robot. The edition in which it was registered decides how long it runs. */
const warrantyPeriod = z.object({
  kind: z.enum(['standard', 'extra']),
  ends_on: z.string().meta({ description: 'The last day that it covers.', examples: ['2028-11-01'] }),
  left: z.object({ years: z.int(), months: z.int(), days: z.int() }).nullable().meta({
    description: 'From today, by the calendar of the edition, until after the last day; null once it is over.',
  }),
});
export type WarrantyPeriod = z.output<typeof warrantyPeriod>;

export const registeredProduct = z.object({
  id: z.string(),
  product: z.string(),
  nickname: z.string().nullable().meta({ description: 'The name that its owner gave it.' }),
  region: edition.meta({ description: 'The edition in which it was registered.' }),
  serial_number: z.string(),
  purchased_on: z.string(),
  dealer: z.string(),
  warranty: z.array(warrantyPeriod).meta({ description: 'In the order in which they run.' }),
  created_at: instant,
});
export type RegisteredProduct = z.output<typeof registeredProduct>;

export const purchase = {
  product: field('product', 'exampleRobot'),
  serial_number: field('serial_number', 'KM36-0012-3456'),
  purchased_on: field('purchased_on', '2026-11-01'),
  dealer: field('dealer', 'KINETRA shop'),
};
