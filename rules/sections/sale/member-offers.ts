import * as z from 'zod';
import { linkRef } from '../../schema/region.ts';
import { defineSection } from '../parts/define.ts';
import { term } from '../parts/terms.ts';

/** Offers to members and new members, each with a link to registration in the shop. */
export const memberOffers = defineSection({
  structure: z.strictObject({
    surface: z.enum(['paper', 'white', 'dark']).default('paper'),
    offers: z.array(term.safeExtend({ links: z.record(z.string(), linkRef) })).min(1),
  }),
  words: z.strictObject({
    heading: z.string(),
    lead: z.string().optional(),
    offers: z.record(
      z.string(),
      z.strictObject({ title: z.string(), subTitle: z.string(), describe: z.string(), button: z.string() }),
    ),
  }),
  resolve({ surface, offers }, words, context) {
    const visibleOffers = offers
      .filter(({ only }) => !only || only.includes(context.edition))
      .flatMap(({ id, links }) => {
        const text = words.offers[id];
        const ref = links[context.edition];
        const link = ref === undefined ? undefined : context.link(ref);
        if (!text) throw new Error(`the offer "${id}" has no words`);
        return link ? [{ id, link, ...text }] : [];
      });
    return visibleOffers.length > 0
      ? { surface, heading: words.heading, lead: words.lead, offers: visibleOffers }
      : undefined;
  },
});
