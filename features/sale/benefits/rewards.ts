import * as z from 'zod';
import { endOfDay, findDay } from '#core/campaigns/campaign.ts';
import { giftNames } from '#core/campaigns/campaign-schema.ts';
import { texts } from '#core/fields/fields.ts';
import { name } from '#core/fields/roles.ts';
import { giftPicture } from '#core/offers/gifts.ts';
import type { ResolveContext } from '#core/resolve/resolve-context.ts';
import { defineSection, type SectionValue } from '#core/section/define.ts';
import { entriesWithWords } from '#core/section/entries.ts';
import { term } from '#core/section/terms.ts';

/** Gifts by order value, in tiers. */
export const rewards = defineSection({
  structure: z.strictObject({
    surface: z.enum(['paper', 'white']).default('white'),
    tiers: z
      .array(
        term.safeExtend({
          gift: z.enum([...giftNames, 'express']).optional(),
          untilDay: name
            .optional()
            .describe('Name of a day of the campaign, such as `capDay`, after which the tier is left out.'),
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
  resolve({ surface, tiers }, words, context) {
    const visibleTiers = entriesWithWords(tiers, words.tiers, context)
      .filter(({ entry: { untilDay } }) => !isDayOver(untilDay, context))
      .map(({ entry: { id, gift }, words: text }) => ({ id, picture: gift && giftPicture(context, gift), ...text }));
    return visibleTiers.length > 0 ? { surface, ...words, tiers: visibleTiers } : undefined;
  },
});

export type RewardsValue = SectionValue<'rewards', typeof rewards>;

function isDayOver(name: string | undefined, { site, edition, moment, campaign }: ResolveContext): boolean {
  if (name === undefined || !campaign) return false;
  const settings = site.campaigns[campaign.id];
  const day = settings && findDay(settings, edition, name);
  return day !== undefined && moment.hasReached(endOfDay(day, edition));
}
