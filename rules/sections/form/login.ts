import * as z from 'zod';
import { codeWords, errorWords, formWords } from '../../context/form-words.ts';
import { linkedWords } from '../../context/linked-words.ts';
import { linkedText } from '../../schema/region.ts';
import { defineSection } from '../parts/define.ts';

/** A way by which a code comes. */
const channel = z.strictObject({
  /** Of the tab. */
  tab: z.string(),
  /** Label of the address. */
  field: z.string(),
  /** What is going to happen, for those with and without an account. */
  intro: z.string(),
  /** Label of the code. */
  code: z.string(),
  /** Goes back to the address. */
  change: z.string(),
});

/** Logging in and registering: by a code, or with a password. */
export const login = defineSection({
  structure: z.strictObject({}),
  words: z.strictObject({
    heading: z.string(),
    /** Without JavaScript. */
    noScript: z.string(),
    /** Names the tabs. */
    ways: z.string(),
    /** Where it is there, codes come by text message too, and first. */
    phone: channel
      .extend({
        /** Leads to the e-mail code while no text message can be sent. */
        instead: z.string(),
      })
      .optional(),
    email: channel,
    send: z.string(),
    submit: z.string(),
    password: z.strictObject({ tab: z.string(), field: z.string(), missing: z.string(), reset: z.string() }),
    /** Setting a password by a code. */
    reset: z.strictObject({
      heading: z.string(),
      intro: z.string(),
      field: z.string(),
      hint: z.string(),
      submit: z.string(),
      back: z.string(),
    }),
    agreement: linkedText,
    /** For those who are logged in already. */
    already: z.strictObject({ heading: z.string(), account: z.string(), onward: z.string(), leave: z.string() }),
    /** After the account was made. */
    welcome: z.strictObject({
      heading: z.string(),
      text: z.string(),
      /** Below the number of credits. */
      credits: z.string(),
      nickname: z.string(),
      hint: z.string(),
      submit: z.string(),
      password: z.string(),
    }),
    /** Between the login and the next page. */
    entering: z.string(),
    /** Why a login cannot be kept. */
    blocked: z.string(),
  }),
  resolve(_structure, { heading, noScript, agreement, ...words }, scope) {
    const { account, action } = scope.messages;
    return {
      heading,
      noScript,
      words: { ...words, retry: action.retry, loggedInAs: account.loggedInAs, greeting: account.greeting },
      forms: formWords(scope),
      codes: codeWords(scope),
      faults: errorWords(scope, 'email', 'phone', 'code', 'password', 'nickname'),
      agreement: linkedWords(agreement, scope),
      /** Where one goes from here. */
      account: scope.link('page:account')?.href ?? scope.link('page:')?.href ?? '/',
    };
  },
});
