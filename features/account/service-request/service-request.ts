import * as z from 'zod';
import { serviceReasons } from '#contract/account/field-rules.ts';
import { registrableProducts } from '#core/account/registrable-products.ts';
import { texts } from '#core/fields/fields.ts';
import { defineSection, type SectionValue } from '#core/section/define.ts';

const hintedField = texts('label', 'hint');
const choiceField = texts('label', 'placeholder');

/** The form to request after-sales service. */
export const serviceRequest = defineSection({
  structure: z.strictObject({}),
  words: texts('heading', 'lead', 'submit').extend({
    noScript: z.string().describe('Shown if JavaScript is off.'),
    reason: choiceField.extend({ options: texts(...serviceReasons) }),
    name: texts('label'),
    email: hintedField,
    product: choiceField,
    serial: hintedField,
    order: hintedField,
    description: hintedField,
    done: texts('title', 'text', 'another').extend({
      number: z.string().describe('Text above the number of the request.'),
    }),
    next: z
      .strictObject({
        title: z.string(),
        steps: z.array(texts('title', 'text')).min(1),
      })
      .describe('What happens next, and what is promised.'),
  }),
  resolve: (_structure, { heading, lead, noScript, next, ...words }, context) => ({
    heading,
    lead,
    noScript,
    next,
    words,
    products: registrableProducts(context.site, context.edition, context.moment),
  }),
});

export type ServiceRequestValue = SectionValue<'service-request', typeof serviceRequest>;
