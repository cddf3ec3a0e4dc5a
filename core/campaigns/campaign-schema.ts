import * as z from 'zod';
import { addIssue, editionCode, onlyEditions } from '../fields/fields.ts';
import { reference } from '../fields/roles.ts';
import { pictureId } from '../media/picture-schema.ts';
import { editionCodes } from '../place/editions.ts';
import { wallTime } from '../time/time-window.ts';

const name = z.string().regex(/^[a-z][a-zA-Z0-9]*$/, 'write letters and digits, a small letter first, such as early');

/** Stands for the time from the announcement of a campaign to its first stage. */
export const announcement = 'announcement';

/** A stage needs both ends: whatever opens with a campaign also closes. */
const stageWindow = z
  .strictObject({
    opens: wallTime.describe('First instant inside the window.'),
    closes: wallTime.describe('First instant after the window.'),
  })
  .refine(({ opens, closes }) => opens < closes, { message: 'closes must come after opens' });

/** Values that texts of the campaign's pages name in braces: a number, an amount of money or a day. */
const campaignValue = z.union([
  z.number(),
  z.strictObject({ amount: z.number().positive() }),
  z.strictObject({ day: z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'write a day such as 2024-12-10') }),
]);

export const giftNames = ['clothing', 'hat', 'insulatedCup', 'mug'] as const;

const card = z.strictObject({
  product: reference('product'),
  picture: pictureId.optional().describe("Cut-out on the card. If empty: a poster of the product's name."),
  only: onlyEditions.describe('Editions that show it. If empty: all editions of the campaign.'),
  opensWith: name
    .optional()
    .describe(
      'Stage in which the card opens; until then it is locked and its price is hidden. If empty: open from ' +
        'the first stage on.',
    ),
  gifts: z.array(z.enum(giftNames)).default([]).describe('Gifts that come with it, shown as small pictures.'),
  extendedWarranty: z.boolean().default(false).describe("Includes the region's extended warranty, if it offers one."),
});

/** `content/campaigns/<id>.yaml`: a sale with its stages in order, its products, and the values of its texts. */
export const campaign = z.strictObject({
  stages: z
    .array(z.strictObject({ id: name, windows: z.partialRecord(editionCode, stageWindow) }))
    .min(1)
    .superRefine((stages, context) => {
      for (const [index, { id, windows }] of stages.entries()) {
        const earlier = stages.slice(0, index);
        if (earlier.some((stage) => stage.id === id))
          addIssue(context, [index, 'id'], 'give each stage of a campaign an id of its own');
        if (id === announcement) addIssue(context, [index, 'id'], 'this name stands for the time before');
        for (const edition of editionCodes) {
          const [window, previous] = [windows[edition], earlier.findLast((stage) => stage.windows[edition])];
          if (window && (previous?.windows[edition]?.closes ?? 0) > window.opens)
            addIssue(
              context,
              [index, 'windows', edition, 'opens'],
              'a stage must open after the one before it has closed',
            );
        }
      }
    })
    .describe('Stages in order, each with its window by edition. An edition without a window does not take part.'),
  announced: z
    .partialRecord(editionCode, wallTime)
    .default({})
    .describe('From when on the pages that open with the announcement exist, by edition.'),
  groups: z
    .array(
      z.strictObject({
        id: name,
        only: onlyEditions,
        cards: z.array(card).min(1),
      }),
    )
    .default([])
    .describe('Groups of products, in order; the id is the key of their texts.'),
  values: z
    .partialRecord(editionCode, z.record(z.string().regex(/^[a-z][a-zA-Z0-9]*$/), campaignValue))
    .default({})
    .describe('Values that the texts may name, by edition.'),
  drawResults: z
    .partialRecord(
      editionCode,
      z.array(z.string().regex(/^[A-Z0-9]{4}$/, 'write the last four characters of the number, such as 07K2')).min(1),
    )
    .default({})
    .describe(
      'Orders that won the draw, by edition, each by the last four characters of its number. Shown from the day ' +
        'drawDay on.',
    ),
});
export type Campaign = z.output<typeof campaign>;
export type CampaignCard = Campaign['groups'][number]['cards'][number];
export type CampaignValue = z.output<typeof campaignValue>;
