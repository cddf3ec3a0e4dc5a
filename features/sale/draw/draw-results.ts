import * as z from 'zod';
import { defineSection, type SectionValue } from '#core/section/define.ts';

/** The orders that won the draw of the page's campaign, and where to ask about it. */
export const drawResults = defineSection({
  structure: z.strictObject({}),
  words: z.strictObject({
    heading: z.string(),
    order: z.string().describe('Text in front of the last characters of an order number.'),
    contact: z.string().describe('Label of the link to support.'),
  }),
  resolve(_, { heading, order, contact }, { site, edition, campaign, link }) {
    const orders = site.campaigns[campaign?.id ?? '']?.drawResults[edition] ?? [];
    const support = link('page:technical-support');
    return { heading, order, orders, contact: support && { href: support.href, label: contact } };
  },
});

export type DrawResultsValue = SectionValue<'draw-results', typeof drawResults>;
