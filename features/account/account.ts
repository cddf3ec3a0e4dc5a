import * as z from 'zod';
import { requestStates, serviceReasons } from '#contract/account/field-rules.ts';
import { ownedProducts } from '#core/account/owned-products.ts';
import { registrableProducts } from '#core/account/registrable-products.ts';
import { creditsWorth, resolveCreditExchange } from '#core/account/reward-values.ts';
import { texts } from '#core/fields/fields.ts';
import { defineSection, type SectionValue } from '#core/section/define.ts';
import { playgroundsByPage } from '../programming/playground-content.ts';

const none = texts('text', 'button').describe('Shown while there is none: invites to the first.');

/** The account page: what visitors see and change of their account. */
export const account = defineSection({
  structure: z.strictObject({}),
  words: texts('heading', 'leave').extend({
    noScript: z.string().describe('Shown if JavaScript is off.'),
    credits: z.string().describe('Text below the number of credits.'),
    profile: texts('title', 'email', 'phone', 'nickname', 'hint', 'save', 'saved'),
    rewards: texts('title', 'exchange', 'used').describe(
      'Credits and discount codes: terms of an exchange, and who knows whether a code has been used.',
    ),
    newsletter: texts('title', 'label', 'none', 'pending', 'active'),
    // Texts with values are in `account` of `content/messages/`.
    robots: texts('title', 'add').extend({
      none,
      name: texts('label', 'hint', 'give', 'change', 'save', 'saved').describe('The name that the owner gives it.'),
      serial: texts('label', 'show', 'hide'),
      warranty: texts('title', 'standard', 'extra'),
      links: texts('page', 'guide', 'faq', 'firmware'),
      service: texts('fault', 'giveBack', 'other').describe(
        'Ways to service; `other` where the edition has no form for it.',
      ),
      remove: texts('start', 'submit'),
    }),
    requests: texts('title', 'history').extend({
      none,
      reasons: texts(...serviceReasons, 'ownership'),
      states: texts(...requestStates),
    }),
    programs: texts('title', 'limit', 'open', 'share', 'shared').extend({
      none,
      elsewhere: z.string().describe('Instead of links, if the edition has no page of the robot.'),
      shareFailed: z.string().describe('Above the link, if the browser does not copy it.'),
      name: texts('label', 'change', 'save', 'saved'),
      remove: texts('start', 'submit'),
      device: texts('title', 'text', 'button', 'moved').describe(
        'Programs in this browser that were saved without an account.',
      ),
    }),
    notices: texts('title', 'cancel', 'cancelled').extend({
      none,
      topics: texts('orderable', 'onSale', 'sale'),
      states: texts('pending', 'waiting', 'over'),
      unnamed: z.string().describe('Instead of the name of what the edition cannot name.'),
      clear: z.string().describe('Removes a notice that was sent, or that will not be.'),
    }),
    settings: texts('title'),
    password: texts('title', 'none', 'there', 'set', 'change', 'code', 'field', 'hint', 'submit', 'saved'),
    data: texts('title', 'text', 'submit'),
    remove: texts('title', 'text', 'start', 'send', 'code', 'submit').extend({
      goes: z.array(z.string()).min(1).describe('What is deleted with the account.'),
      stays: z.string().describe('What is not deleted, and why.'),
      phone: z.string().optional().describe('For accounts without an e-mail address: asks for the phone number.'),
    }),
    cancel: z.string().describe('Button that cancels a step.'),
    goodbye: texts('heading', 'text', 'home'),
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
        smallestExchange: resolveCreditExchange(site, edition),
      },
      edition,
      hrefs: {
        home: href('page:') ?? '/',
        robots: href('page:robots'),
        service,
        /** A page about service, if the edition has no such form. */
        otherService: service ? undefined : (href('page:after-sale-service') ?? href('page:technical-support')),
        faq: href('page:faq'),
        firmware: href('page:download-center'),
      },
      products: ownedProducts(context),
      playgrounds: playgroundsByPage(context),
      registrable: registrableProducts(site, edition, moment),
    };
  },
});

export type AccountValue = SectionValue<'account', typeof account>;
