import * as z from 'zod';
import { onlyEditions } from '../fields/fields.ts';
import { entryKey, reference, roles } from '../fields/roles.ts';
import { linkRef } from '../regions/region-schema.ts';
import { timeWindow } from '../time/time-window.ts';

const question = z.strictObject({
  id: entryKey.describe("Key in the files with the page's words."),
  only: onlyEditions,
  window: timeWindow
    .clone()
    .register(roles, { role: 'window', of: 'question' })
    .optional()
    .describe('When it is shown. If empty: always.'),
  link: linkRef.optional().describe('Link below the answer, shown while its target exists.'),
  product: reference('product')
    .optional()
    .describe('Product that it is about. Hidden in editions where that product is not announced.'),
});
export type QuestionSettings = z.output<typeof question>;

export const faqCategory = z.strictObject({
  id: entryKey
    .regex(/^[a-z]+$/, 'write small letters, such as shipping')
    .describe(
      "Key in the files with the page's words, and end of its address: page:faq/shipping. The first category has " +
        'the address of the page itself.',
    ),
  questions: z.array(question).min(1),
});
export type FaqCategorySettings = z.output<typeof faqCategory>;
