import * as z from 'zod';
import { name } from '#core/fields/roles.ts';
import { resolveNewsletter } from '#core/messages/newsletter.ts';
import { defineSection, type SectionValue } from '#core/section/define.ts';
import { pageProduct } from '#core/section/page-product.ts';
import { offerState } from '#core/section/terms.ts';

/** The newsletter form, with the region's texts unless the page has its own. */
export const newsletter = defineSection({
  structure: z.strictObject({
    surface: z.enum(['flood', 'dark']).default('flood'),
    states: z
      .array(offerState)
      .optional()
      .describe("States of the offer of the page's product in which it is shown. If empty: all states."),
    source: name.max(40).optional().describe("Name of the form in the list of subscribers. If empty: the page's slug."),
  }),
  words: z.strictObject({ heading: z.string().optional(), lead: z.string().optional() }),
  resolve({ surface, states, source }, { heading, lead }, context) {
    if (states && !states.includes(pageProduct(context).offer.state)) return undefined;
    const { title, describe } = resolveNewsletter(context);
    return { surface, source, heading: heading ?? title, lead: lead ?? describe };
  },
});

export type NewsletterValue = SectionValue<'newsletter', typeof newsletter>;
