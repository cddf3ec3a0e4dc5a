import * as z from 'zod';
import { checkStart } from '../fields/fields.ts';
import { name, reference } from '../fields/roles.ts';
import { life } from '../products/life-schema.ts';
import { campaignWindow, type FiniteWindow, wallTime } from '../time/time-window.ts';

const amountHint = 'write a number above 0, such as 1299';
const amount = z.number(amountHint).positive(amountHint);

/** A price that changes over time. Each step holds from its `from` on; only the first may omit it. */
const priceSteps = z
  .array(z.strictObject({ from: wallTime.optional(), price: amount }))
  .min(1)
  .superRefine((steps, context) => {
    for (const index of steps.keys()) checkStart(steps, index, context, 'step');
  });

/** The terms on which one region sells a product. Every product of its catalogue is listed, shown or not. */
export const offer = z.strictObject({
  name: name.optional().describe("Name in this region's catalogue, if it differs from the product's name."),
  life: life
    .default([{ stage: 'onSale' }])
    .describe(
      'What the product goes through in this region, in order. Before the first stage nothing mentions it. If empty: ' +
        'on sale, always.',
    ),
  tag: z
    .strictObject({ label: z.enum(['HOT', 'NEW']), closes: wallTime.describe('When it disappears.') })
    .optional()
    .describe('Tag of the product in menus.'),
  link: name
    .regex(/^[a-z0-9/-]*$/, 'write the slug of a page, such as flagship-megatron')
    .default('')
    .describe("Slug of the product's page. Empty if the region has no such page."),
  buy: name
    .regex(/^(\/\S*)?$/, 'write a path on the shop host, such as /products/flagship-megatron')
    .default('')
    .describe("Path on the region's shop host. Empty if it is not sold online."),
  price: z
    .union([amount.transform((value) => [{ from: undefined, price: value }]), priceSteps], {
      error:
        'write a number above 0, such as 1299, or a list of steps such as { from: 2024-11-22T09:00[Europe/Berlin], price: 1299 }',
    })
    .optional()
    .describe('Regular price in whole currency units. If it changes: a list of prices, each valid from its from on.'),
  instalment: amount
    .optional()
    .describe(
      'One of the region’s equal payments at the regular price, as the shop lists it. Needed only if it is ' +
        'not the price divided by their number.',
    ),
  unconfirmed: z
    .boolean()
    .default(false)
    .describe('A price that was listed wrongly, for example in another currency. It is recorded here and never shown.'),
  promotions: z
    .array(
      campaignWindow.safeExtend({
        price: amount,
        code: name
          .regex(/^[A-Z0-9-]+$/, 'write capitals, digits and dashes, such as EARLY-100')
          .optional()
          .describe('Code that the shop needs for this price. The link to the shop applies it.'),
      }),
    )
    .default([])
    .describe('Campaign prices, each within its window or that of a campaign or stage. The lowest open one applies.'),
});
export type Offer = z.output<typeof offer> & {
  /** When its shop has sold it out, in editions whose pages follow the shop. */
  soldOut?: readonly FiniteWindow[];
};

/** `content/offers/<region>.yaml`: offers by product id. */
export const offers = z.record(reference('product'), offer);
