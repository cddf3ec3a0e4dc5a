import * as z from 'zod';
import { errorWords, formWords } from '../../context/form-words.ts';
import { registrableProducts } from '../../context/registrable-products.ts';
import { defineSection } from '../parts/define.ts';

const field = z.strictObject({ label: z.string() });
const hintedField = field.extend({ hint: z.string() });

/** The form to register a robot in an account. */
export const productRegistration = defineSection({
  structure: z.strictObject({}),
  words: z.strictObject({
    heading: z.string(),
    lead: z.string(),
    noScript: z.string().describe('Shown if JavaScript is off.'),
    loggedOut: z
      .strictObject({ text: z.string(), link: z.string() })
      .describe('For visitors who are not logged in, with a link to the login.'),
    loggedIn: z.string(),
    product: field.extend({ placeholder: z.string() }),
    serial: hintedField,
    date: field,
    dealer: hintedField,
    submit: z.string(),
    done: z.strictObject({ title: z.string(), text: z.string(), account: z.string(), another: z.string() }),
    claim: z
      .strictObject({
        offer: z
          .strictObject({ text: z.string(), button: z.string() })
          .describe('Below a serial number that is taken.'),
        title: z.string(),
        lead: z.string(),
        order: hintedField.extend({ error: z.string() }),
        submit: z.string(),
        back: z.string(),
        done: z.strictObject({ title: z.string(), number: z.string(), text: z.string() }),
      })
      .describe('For the owner of a robot that somebody else has registered. Must not say who.'),
    sample: z
      .strictObject({ title: z.string(), text: z.string(), note: z.string() })
      .describe('Example of a serial number, and where to find it.'),
  }),
  resolve(_structure, { heading, lead, noScript, sample, ...words }, context) {
    return {
      heading,
      lead,
      noScript,
      sample,
      words: { ...words, ...formWords(context), again: context.messages.action.retry },
      errorTexts: errorWords(context, 'product', 'serial_number', 'purchased_on', 'dealer'),
      products: registrableProducts(context.site, context.edition, context.moment),
      hrefs: { login: context.link('page:login')?.href, account: context.link('page:account')?.href },
    };
  },
});
