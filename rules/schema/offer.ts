import * as z from 'zod';
import { alwaysOrWindow, wallTime } from '../time-window.ts';

const amount = z.number().positive();

/** One product as one region sells it. Every product of the catalogue is here, shown or not. */
export const offer = z.strictObject({
  /** Name in this region's catalogue where it differs from the product's own. */
  name: z.string().optional(),
  /** From when on this region speaks of the product at all: before, no card, slide or menu entry names it. */
  announced: wallTime.optional(),
  /** Slug of the product's page; empty where the region has none. */
  link: z.string().default(''),
  /** Path on the region's shop host; empty where it is not sold online. */
  buy: z.string().default(''),
  /** Regular price in whole currency units. A list of steps when it changes: each holds from its `from` on. */
  price: z
    .union([amount.transform((value) => [{ from: undefined, price: value }]), z.array(z.strictObject({ from: wallTime.optional(), price: amount })).min(1)])
    .optional(),
  /** A price listed in a way that cannot be right (another currency); kept, never shown. */
  unconfirmed: z.boolean().default(false),
  /** 0: sold out. Left out: in stock. */
  stock: z.int().min(0).optional(),
  /** How a product with stock 0 is spoken of. */
  soldOutAs: z.enum(['soldOut', 'outOfStock']).default('soldOut'),
  /** Sold ahead of delivery, always or within a window. */
  preSale: alwaysOrWindow.optional(),
  /** Activity prices, each within its window; the lowest open one applies. */
  promotions: z.array(z.strictObject({ price: amount, opens: wallTime.optional(), closes: wallTime.optional() })).default([]),
});
export type Offer = z.output<typeof offer>;

/** `content/offers/<region>.yaml`: product id to offer. */
export const offers = z.record(z.string(), offer);
