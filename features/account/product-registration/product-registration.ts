import * as z from 'zod';
import { registrableProducts } from '#core/account/registrable-products.ts';
import { texts } from '#core/fields/fields.ts';
import { defineSection, type SectionValue } from '#core/section/define.ts';

/** The form to register a robot in an account. Its texts are in `registration` of `content/messages/<locale>.yaml`. */
export const productRegistration = defineSection({
  structure: z.strictObject({}),
  words: texts('heading', 'lead').extend({
    noScript: z.string().describe('Shown if JavaScript is off.'),
    sample: texts('title', 'text', 'note').describe('Example of a serial number, and where to find it.'),
  }),
  resolve: (_structure, words, context) => ({
    ...words,
    products: registrableProducts(context.site, context.edition, context.moment),
    hrefs: { login: context.link('page:login')?.href, account: context.link('page:account')?.href },
  }),
});

export type ProductRegistrationValue = SectionValue<'product-registration', typeof productRegistration>;
