import * as z from 'zod';
import { addIssue, checkStart } from '../fields/fields.ts';
import { name } from '../fields/roles.ts';
import { parseExpectedTime } from '../time/expected-time.ts';
import { wallTime } from '../time/time-window.ts';

export const lifeStages = ['announced', 'teaser', 'preOrder', 'onSale', 'soldOut', 'outOfStock', 'ended'] as const;
export type LifeStage = (typeof lifeStages)[number];

const expectedTime = name.superRefine((text, context) => {
  try {
    parseExpectedTime(text);
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as Error).message });
  }
});

const lifeStep = z.strictObject({
  stage: z
    .enum(lifeStages)
    .describe(
      'announced: it may be named. teaser: it has a page, but neither a price nor a link to the shop. preOrder: it is ' +
        'sold before it can be delivered. onSale. soldOut: sales are over for now. outOfStock: it comes back. ended: it ' +
        'is not sold any more.',
    ),
  from: wallTime
    .optional()
    .describe('First instant of the stage, which lasts until the next one begins. Only the first stage may omit it.'),
  delivery: expectedTime
    .optional()
    .describe(
      'When a pre-order is expected to be delivered: a day such as 2025-11-30, a month such as 2025-08 or a quarter ' +
        'such as 2025-Q4. Pages name it until it is over. If empty: no date is named.',
    ),
});

/** The life of a product in an edition: its stages in order, each until the next one begins. */
export const life = z
  .array(lifeStep)
  .min(1)
  .superRefine((steps, context) => {
    for (const [index, { stage, delivery }] of steps.entries()) {
      checkStart(steps, index, context, 'stage');
      if (stage === steps[index - 1]?.stage)
        addIssue(context, [index, 'stage'], 'leave out a stage that repeats the one before it');
      if (delivery !== undefined && stage !== 'preOrder')
        addIssue(context, [index, 'delivery'], 'only a pre-order has an expected delivery; leave it out');
    }
  });
export type Life = z.output<typeof life>;
