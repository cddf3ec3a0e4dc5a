import * as z from 'zod';
import { texts } from '#core/fields/fields.ts';
import { defineSection, type SectionValue } from '#core/section/define.ts';

const message = texts('title', 'text');

/** The target of links in newsletter mails and notices. It has a button: opening a link must not change anything. */
export const mailLink = defineSection({
  structure: z.strictObject({ act: z.enum(['confirm', 'unsubscribe', 'confirmNotice', 'stopNotices']) }),
  words: texts('heading', 'lead', 'button', 'working').extend({
    noScript: z.string().describe('Shown if JavaScript is off.'),
    done: message,
    spent: message.describe('The link was used before, has expired, or is not one of ours.'),
    missing: message.describe('The link has no token.'),
  }),
  resolve: ({ act }, { noScript, ...words }, context) => ({
    act,
    noScript,
    /** Confirmed addresses get a code for new customers, once. */
    givesCode: context.site.regions[context.edition].newCustomerCode !== undefined,
    edition: context.edition,
    words,
  }),
});

export type MailLinkValue = SectionValue<'mail-link', typeof mailLink>;
