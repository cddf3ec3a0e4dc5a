import * as z from 'zod';
import { saleTermsSlug } from '#core/campaigns/campaign.ts';
import { giveawayLaw } from '#core/law/page-law.ts';
import { defineSection, type SectionValue } from '#core/section/define.ts';
import { entriesWithWords } from '#core/section/entries.ts';
import { term } from '#core/section/terms.ts';

/** The terms of a sale, with a link to the page that keeps them. */
export const saleTerms = defineSection({
  structure: z.strictObject({
    terms: z
      .array(
        term.extend({ giveaway: z.literal(true).optional().describe('It is about the draw, whose rules it links.') }),
      )
      .min(1),
  }),
  words: z.strictObject({
    heading: z.string(),
    link: z.string().describe('Label of the link to the page that keeps these terms.'),
    terms: z.record(z.string(), z.strictObject({ title: z.string(), content: z.array(z.string()).min(1) })),
  }),
  resolve({ terms }, words, context) {
    const { slug, campaign } = context;
    const termsPage = campaign && saleTermsSlug(campaign.id);
    const link = termsPage === slug ? undefined : context.link(`page:${termsPage}`);
    return {
      heading: words.heading,
      link: link && { href: link.href, label: words.link },
      terms: entriesWithWords(terms, words.terms, context).map(({ entry: { id, giveaway }, words: text }) => ({
        id,
        ...text,
        law: giveaway ? giveawayLaw(context) : [],
      })),
    };
  },
});

export type SaleTermsValue = SectionValue<'sale-terms', typeof saleTerms>;
