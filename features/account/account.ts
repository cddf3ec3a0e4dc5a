import * as z from 'zod';
import { ownedProducts } from '#core/account/owned-products.ts';
import { registrableProducts } from '#core/account/registrable-products.ts';
import { creditExchangeOf, creditsWorth } from '#core/account/reward-values.ts';
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
    const { site, edition, messages, lang, moment } = context;
    const href = (ref: string) => context.link(ref)?.href;
    const service = href('page:return-manufacturer');
    return {
      heading,
      noScript,
      words,
      credits: {
        worth: creditsWorth(site, edition, messages, lang),
        smallestExchange: creditExchangeOf(site, edition),
      },
      edition,
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
      /** Products that a robot can be registered as. */
      registrable: registrableProducts(site, edition, moment),
    };
  },
});

export type AccountValue = SectionValue<'account', typeof account>;
