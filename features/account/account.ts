import * as z from 'zod';
import { ownedProducts } from '#core/account/owned-products.ts';
import { registrationForm } from '#core/account/registration-words.ts';
import { codeCardWords, creditWords } from '#core/account/reward-words.ts';
import { codeWords, errorWords } from '#core/messages/form-words.ts';
import type { SectionValue } from '#core/section/define.ts';
import { defineSection } from '#core/section/define.ts';
import { playgroundsByPage } from '../programming/playground-robots.ts';
import { garageWords } from './account-words.ts';

/** The account page: what visitors see and change of their account. */
export const account = defineSection({
  structure: z.strictObject({}),
  words: z.strictObject({
    heading: z.string(),
    noScript: z.string().describe('Shown if JavaScript is off.'),
    credits: z.string().describe('Text below the number of credits.'),
    leave: z.string(),
    profile: z.strictObject({
      title: z.string(),
      email: z.string(),
      phone: z.string(),
      nickname: z.string(),
      hint: z.string(),
      save: z.string(),
      saved: z.string(),
    }),
    rewards: z
      .strictObject({ title: z.string(), exchange: z.string(), used: z.string() })
      .describe('Credits and discount codes: terms of an exchange, and who knows whether a code has been used.'),
    newsletter: z.strictObject({
      title: z.string(),
      label: z.string(),
      none: z.string(),
      pending: z.string(),
      active: z.string(),
    }),
    ...garageWords,
    password: z.strictObject({
      title: z.string(),
      none: z.string(),
      there: z.string(),
      set: z.string(),
      change: z.string(),
      code: z.string(),
      field: z.string(),
      hint: z.string(),
      submit: z.string(),
      saved: z.string(),
    }),
    data: z.strictObject({ title: z.string(), text: z.string(), submit: z.string() }),
    remove: z.strictObject({
      title: z.string(),
      text: z.string(),
      start: z.string(),
      goes: z.array(z.string()).min(1).describe('What is deleted with the account.'),
      stays: z.string().describe('What is not deleted, and why.'),
      phone: z.string().optional().describe('For accounts without an e-mail address: asks for the phone number.'),
      send: z.string(),
      code: z.string(),
      submit: z.string(),
    }),
    cancel: z.string().describe('Button that cancels a step.'),
    goodbye: z.strictObject({ heading: z.string(), text: z.string(), home: z.string() }),
  }),
  resolve(_structure, { heading, noScript, ...words }, context) {
    const { account: patterns, action, failure, nav } = context.messages;
    const href = (ref: string) => context.link(ref)?.href;
    const service = href('page:return-manufacturer');
    return {
      heading,
      noScript,
      words: {
        ...words,
        retry: action.retry,
        notLoaded: failure.text,
        greeting: patterns.greeting,
      },
      /** Texts with values in braces, which the browser fills in. */
      patterns,
      /** Name of the list of the page's parts. */
      nav: nav.sections,
      codes: codeWords(context),
      credits: creditWords(context),
      codeCard: codeCardWords(context),
      errorTexts: errorWords(context, 'nickname', 'title', 'code', 'password', 'phone'),
      edition: context.edition,
      hrefs: {
        home: href('page:') ?? '/',
        robots: href('page:robots'),
        /** The form for service requests, which the page fills in. */
        service,
        /** Where the edition offers service without one. */
        otherService: service ? undefined : (href('page:after-sale-service') ?? href('page:technical-support')),
        faq: href('page:faq'),
        firmware: href('page:download-center'),
      },
      /** The announced products by id. */
      products: ownedProducts(context),
      playgrounds: playgroundsByPage(context),
      registration: registrationForm(context),
    };
  },
});

export type AccountValue = SectionValue<'account', typeof account>;
