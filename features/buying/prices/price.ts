import * as z from 'zod';
import { buyingLaw } from '#core/law/page-law.ts';
import { noticeOffer } from '#core/notices/notice-offer.ts';
import { productTopic } from '#core/notices/notice-topic.ts';
import { percentOff } from '#core/offers/offer.ts';
import { defineSection, readingSurface, type SectionValue } from '#core/section/define.ts';
import { instalmentText, pageProduct } from '#core/section/page-product.ts';
import { applicableTerms, term } from '#core/section/terms.ts';

/** The price of a product, ways to pay, and what comes with an order. Left out until it can be ordered. */
export const price = defineSection({
  structure: z.strictObject({
    surface: readingSurface.default('white'),
    policies: z.array(term).min(1),
  }),
  words: z.strictObject({
    nav: z.string().optional(),
    title: z.string().describe('Small line above the price.'),
    introducer: z.string().optional().describe('A sentence under the title.'),
    preSale: z.string().optional().describe('Shown during the pre-sale.'),
    instalmentNote: z.string().optional().describe('About the equal payments. Shown if the region offers them.'),
    payments: z.string().describe('Where and how to pay.'),
    policyTitle: z.string(),
    preSalePolicyTitle: z
      .string()
      .optional()
      .describe('Heading of the same list during the pre-sale. If empty: the usual heading.'),
    policies: z.record(z.string(), z.strictObject({ title: z.string(), content: z.string() })).default({}),
  }),
  resolve(
    { surface, policies: terms },
    { policies, policyTitle, preSalePolicyTitle, preSale, instalmentNote, ...words },
    context,
  ) {
    const { offer } = pageProduct(context);
    if (offer.state === 'teaser') return undefined;
    const isPreSale = offer.state === 'preOrder';
    return {
      surface,
      ...words,
      offer,
      /** Without a price, the section `availability` offers it. */
      notice: isPreSale && offer.price ? noticeOffer(context, productTopic(context, offer.product)) : undefined,
      reduction: percentOff(offer, context.edition),
      preSale: isPreSale ? preSale : undefined,
      instalments: instalmentText(offer, context),
      law: buyingLaw(offer.instalment !== undefined && offer.buy !== undefined, context),
      instalmentNote: offer.instalment && instalmentNote,
      paymentMarks: context.site.regions[context.edition].paymentMarks,
      policyTitle: (isPreSale ? preSalePolicyTitle : undefined) ?? policyTitle,
      policies: applicableTerms(terms, policies, offer.state, context, ({ title, text }) => ({ title, content: text })),
    };
  },
});

export type PriceValue = SectionValue<'price', typeof price>;
