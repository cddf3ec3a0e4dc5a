import * as z from 'zod';
import { texts } from '#core/fields/fields.ts';
import { name } from '#core/fields/roles.ts';
import { linkRef } from '#core/regions/region-schema.ts';
import { defineSection, type SectionValue } from '#core/section/define.ts';
import { entriesWithWords } from '#core/section/entries.ts';
import { term } from '#core/section/terms.ts';

/** Offers to members and new members, each with a link to registration in the shop. */
export const memberOffers = defineSection({
  structure: z.strictObject({
    surface: z.enum(['paper', 'white', 'dark']).default('paper'),
    offers: z
      .array(
        term.safeExtend({
          links: z.record(z.string(), linkRef),
          first: name
            .regex(/^[a-z][a-z-]*$/)
            .optional()
            .describe('Anchor of the section of this page in which visitors get what the offer needs.'),
        }),
      )
      .min(1),
  }),
  words: z.strictObject({
    heading: z.string(),
    lead: z.string().optional(),
    offers: z.record(
      z.string(),
      texts('title', 'subTitle', 'describe', 'button').extend({
        first: z.string().optional().describe('Label of the link to the section that the offer needs.'),
      }),
    ),
  }),
  resolve({ surface, offers }, words, context) {
    const visibleOffers = entriesWithWords(offers, words.offers, context).flatMap(({ entry, words: offerWords }) => {
      const { id, links, first: anchor } = entry;
      const ref = links[context.edition];
      const link = ref === undefined ? undefined : context.link(ref);
      const { first: label, ...text } = offerWords;
      if ((anchor === undefined) !== (label === undefined))
        throw new Error(`the offer "${id}" needs both an anchor and a label in "first", or neither`);
      const first = anchor !== undefined && label !== undefined ? { href: `#${anchor}`, label } : undefined;
      return link ? [{ id, link, first, ...text }] : [];
    });
    return visibleOffers.length > 0 ? { surface, ...words, offers: visibleOffers } : undefined;
  },
});

export type MemberOffersValue = SectionValue<'member-offers', typeof memberOffers>;
