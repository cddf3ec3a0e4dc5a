import * as z from 'zod';
import { endOfDay, findDay } from '#core/campaigns/campaign.ts';
import { giftNames } from '#core/campaigns/campaign-schema.ts';
import { texts } from '#core/fields/fields.ts';
import { name } from '#core/fields/roles.ts';
import { pictureId } from '#core/media/picture-schema.ts';
import { giftPicture } from '#core/offers/gifts.ts';
import type { ResolveContext } from '#core/resolve/resolve-context.ts';
import { defineSection, type SectionValue } from '#core/section/define.ts';
import { entriesWithWords } from '#core/section/entries.ts';
import { term } from '#core/section/terms.ts';

export const untilDay = name
  .optional()
  .describe('Name of a day of the campaign, such as `capDay`, after which the entry is left out.');

/** Gifts by order value, in tiers. */
export const rewards = defineSection({
  structure: z.strictObject({
    surface: z.enum(['paper', 'white']).default('white'),
    picture: pictureId.optional().describe('A photograph beside the tiers.'),
    tiers: z
      .array(
        term.safeExtend({
          gift: z.enum([...giftNames, 'express']).optional(),
          untilDay,
        }),
      )
      .min(1),
  }),
  words: z.strictObject({
    heading: z.string(),
    lead: z.string().optional(),
    tiers: z.record(z.string(), texts('figure', 'title', 'text')).describe('figure: the threshold, such as £299.'),
    note: z.string().optional(),
  }),
  resolve({ surface, picture, tiers }, words, context) {
    const visibleTiers = entriesWithWords(tiers, words.tiers, context)
      .filter(({ entry: { untilDay: day } }) => !isDayOver(day, context))
      .map(({ entry: { id, gift }, words: text }) => ({ id, picture: gift && giftPicture(context, gift), ...text }));
    if (visibleTiers.length === 0) return undefined;
    return { surface, ...words, picture: picture && context.picture(picture), tiers: visibleTiers };
  },
});

export type RewardsValue = SectionValue<'rewards', typeof rewards>;

/** Returns true once the day of the campaign with that name is over. */
export function isDayOver(name: string | undefined, { site, edition, moment, campaign }: ResolveContext): boolean {
  if (name === undefined || !campaign) return false;
  const settings = site.campaigns[campaign.id];
  const day = settings && findDay(settings, edition, name);
  return day !== undefined && moment.hasReached(endOfDay(day, edition));
}
