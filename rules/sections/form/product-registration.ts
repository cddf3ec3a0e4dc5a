import * as z from 'zod';
import { errorWords, formWords } from '../../context/form-words.ts';
import { registrableProducts } from '../../context/registrable-products.ts';
import { defineSection } from '../parts/define.ts';

const field = z.strictObject({ label: z.string() });
const hinted = field.extend({ hint: z.string() });

/** The form to register a robot in an account. */
export const productRegistration = defineSection({
  structure: z.strictObject({}),
  words: z.strictObject({
    heading: z.string(),
    lead: z.string(),
    noScript: z.string().describe('Without JavaScript.'),
    loggedOut: z
      .strictObject({ text: z.string(), link: z.string() })
      .describe('For those who are not logged in, with the link that leads there.'),
    loggedIn: z.string(),
    product: field.extend({ placeholder: z.string() }),
    serial: hinted,
    date: field,
    dealer: hinted,
    submit: z.string(),
    done: z.strictObject({ title: z.string(), text: z.string(), account: z.string(), another: z.string() }),
    sample: z
      .strictObject({ title: z.string(), text: z.string(), note: z.string() })
      .describe('Shows what a serial number looks like, and says where to look for it.'),
  }),
  resolve(_structure, { heading, lead, noScript, sample, ...words }, scope) {
    return {
      heading,
      lead,
      noScript,
      sample,
      words: { ...words, ...formWords(scope), again: scope.messages.action.retry },
      faults: errorWords(scope, 'product', 'serial_number', 'purchased_on', 'dealer'),
      products: registrableProducts(scope.site, scope.edition, scope.moment),
      hrefs: { login: scope.link('page:login')?.href, account: scope.link('page:account')?.href },
    };
  },
});
