import * as z from 'zod';
import { creditsWorth } from '#core/account/reward-values.ts';
import { texts } from '#core/fields/fields.ts';
import { lawConsents } from '#core/law/page-law.ts';
import { linkedWords } from '#core/messages/linked-words.ts';
import { linkedText } from '#core/regions/region-schema.ts';
import { defineSection, type SectionValue } from '#core/section/define.ts';

const channel = z.strictObject({
  tab: z.string().describe('Label of the tab.'),
  field: z.string().describe('Label of the field for the address.'),
  intro: z.string().describe('What will happen, for visitors with and without an account.'),
  code: z.string().describe('Label of the field for the code.'),
  change: z.string().describe('Button that goes back to the address.'),
});

/** Login and registration, by one-time code or password. */
export const login = defineSection({
  structure: z.strictObject({}),
  words: texts('heading', 'send', 'submit').extend({
    noScript: z.string().describe('Shown if JavaScript is off.'),
    ways: z.string().describe('Name of the list of tabs, for screen readers.'),
    phone: channel
      .extend({
        instead: z.string().describe('Link to the e-mail code, shown while no text message can be sent.'),
      })
      .optional()
      .describe('If present, codes can also be sent by text message, and this tab comes first.'),
    email: channel,
    password: texts('tab', 'field', 'missing', 'reset'),
    reset: texts('heading', 'intro', 'field', 'hint', 'submit', 'back').describe(
      'Texts for setting a password by a code.',
    ),
    agreement: linkedText
      .optional()
      .describe('What the visitor agrees to by logging in. Empty where the law wants it ticked: content/law/.'),
    already: texts('heading', 'account', 'onward', 'leave').describe('For visitors who are already logged in.'),
    welcome: texts('heading', 'text', 'nickname', 'hint', 'submit', 'password')
      .extend({ credits: z.string().describe('Text below the number of credits.') })
      .describe('Shown after the account was created.'),
    entering: z.string().describe('Shown between the login and the next page.'),
    blocked: z.string().describe('Why a login cannot be stored.'),
  }),
  resolve(_structure, { heading, noScript, agreement, ...words }, context) {
    const { site, edition, messages, lang } = context;
    const consents = lawConsents(context);
    if (!agreement && consents.length === 0) throw new Error('the login says nothing of what the visitor agrees to');
    return {
      heading,
      noScript,
      words,
      creditsWorth: creditsWorth(site, edition, messages, lang),
      agreement: agreement && linkedWords(agreement, context),
      /** Each has a box that must be ticked. */
      consents,
      account: context.link('page:account')?.href ?? context.link('page:')?.href ?? '/',
    };
  },
});

export type LoginValue = SectionValue<'login', typeof login>;
