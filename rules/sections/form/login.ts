import * as z from 'zod';
import { codeWords, errorWords, formWords } from '../../context/form-words.ts';
import { linkedWords } from '../../context/linked-words.ts';
import { linkedText } from '../../schema/region.ts';
import { defineSection } from '../parts/define.ts';

/** A channel that delivers one-time codes. */
const channel = z.strictObject({
  tab: z.string().describe('Of the tab.'),
  field: z.string().describe('Label of the address.'),
  intro: z.string().describe('What is going to happen, for those with and without an account.'),
  code: z.string().describe('Label of the code.'),
  change: z.string().describe('Goes back to the address.'),
});

/** Login and registration, by one-time code or password. */
export const login = defineSection({
  structure: z.strictObject({}),
  words: z.strictObject({
    heading: z.string(),
    noScript: z.string().describe('Without JavaScript.'),
    ways: z.string().describe('Names the tabs.'),
    phone: channel
      .extend({
        instead: z.string().describe('Leads to the e-mail code while no text message can be sent.'),
      })
      .optional()
      .describe('Where it is there, codes come by text message too, and first.'),
    email: channel,
    send: z.string(),
    submit: z.string(),
    password: z.strictObject({ tab: z.string(), field: z.string(), missing: z.string(), reset: z.string() }),
    reset: z
      .strictObject({
        heading: z.string(),
        intro: z.string(),
        field: z.string(),
        hint: z.string(),
        submit: z.string(),
        back: z.string(),
      })
      .describe('Setting a password by a code.'),
    agreement: linkedText,
    already: z
      .strictObject({ heading: z.string(), account: z.string(), onward: z.string(), leave: z.string() })
      .describe('For those who are logged in already.'),
    welcome: z
      .strictObject({
        heading: z.string(),
        text: z.string(),
        credits: z.string().describe('Below the number of credits.'),
        nickname: z.string(),
        hint: z.string(),
        submit: z.string(),
        password: z.string(),
      })
      .describe('After the account was made.'),
    entering: z.string().describe('Between the login and the next page.'),
    blocked: z.string().describe('Why a login cannot be kept.'),
  }),
  resolve(_structure, { heading, noScript, agreement, ...words }, context) {
    const { account, action } = context.messages;
    return {
      heading,
      noScript,
      words: { ...words, retry: action.retry, loggedInAs: account.loggedInAs, greeting: account.greeting },
      forms: formWords(context),
      codes: codeWords(context),
      errorTexts: errorWords(context, 'email', 'phone', 'code', 'password', 'nickname'),
      agreement: linkedWords(agreement, context),
      /** Where the visitor goes after the login. */
      account: context.link('page:account')?.href ?? context.link('page:')?.href ?? '/',
    };
  },
});
