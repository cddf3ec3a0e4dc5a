import * as z from 'zod';
import { requestStates } from '#contract/account/field-rules.ts';
import { texts } from '../fields/fields.ts';
import type { ValueKind } from '../words/words.ts';

const text = z.string().min(1);
const paragraphs = z.array(text).min(1);
const mail = {
  subject: text.describe('One line, short enough for a list of messages.'),
  title: text.describe('Heading of the message.'),
  text: paragraphs,
};
const note = paragraphs;
const button = text;
const sms = text;

/** `content/mail/<locale>.yaml`: the texts of all messages about accounts, in ICU message format. */
export const mailWords = z.strictObject({
  frame: texts('automatic', 'subscribedBy', 'unsubscribe', 'noticedBy', 'stopNotices').describe(
    'Footer of every message: why somebody gets it, and how to stop it.',
  ),
  newCustomerCode: texts('intro', 'terms', 'otherShop', 'button', 'given').describe(
    'Part of subscribed and alreadySubscribed. The code follows intro; otherShop names the shop of a code of another ' +
      'edition. given is shown instead where the edition has a code that this address got before.',
  ),
  loginCode: z.strictObject({ ...mail, note, sms }),
  passwordCode: z.strictObject({ ...mail, note }),
  deleteCode: z.strictObject({ ...mail, note, sms }),
  welcome: z
    .strictObject({ ...mail, credits: text, button })
    .describe('credits is sent only if the account gets any. {worth} says what they buy.'),
  passwordChanged: z.strictObject({ ...mail, button }),
  sessionEnded: z
    .strictObject({ ...mail, button })
    .describe('A session was ended because somebody else seems to have its tokens. {openedAt}: when it was opened.'),
  accountDeleted: z.strictObject(mail),
  confirmSubscription: z.strictObject({ ...mail, button, note }).describe('Must not contain advertising, by law.'),
  subscribed: z.strictObject(mail),
  alreadySubscribed: z.strictObject(mail).describe('To a subscriber whose address was entered again.'),
  confirmNotice: z.strictObject({ ...mail, button, note }).describe('Must not contain advertising, by law.'),
  noticeAsked: z
    .strictObject(mail)
    .describe('To an address that will get a notice. {subject} is the name of a product or of a sale, in all five.'),
  noticeOrderable: z.strictObject({ ...mail, button }).describe('A product can be ordered or pre-ordered.'),
  noticeOnSale: z.strictObject({ ...mail, button }).describe('A product is delivered at once.'),
  noticeSale: z.strictObject({ ...mail, button }).describe('A stage of a sale is open.'),
  productRegistered: z.strictObject({ ...mail, button }),
  registrationEnded: z
    .strictObject(mail)
    .describe('To the account in which a product was registered that is somebody else’s. Must not say whose.'),
  claimRejected: z
    .strictObject(mail)
    .describe('To somebody who claimed a product with a proof of purchase that did not suffice.'),
  serviceRequested: z
    .strictObject({ ...mail, quote: text })
    .describe("quote introduces a copy of the visitor's own message."),
  serviceUpdated: z
    .strictObject({ ...mail, states: texts(...requestStates), quote: text, button })
    .describe(
      'Our support team has changed the state of a request. states names each one as {state}; quote introduces its note.',
    ),
});
export type MailWords = z.output<typeof mailWords>;

const notice = { brand: 'text', email: 'text', subject: 'text' } as const;
const code = { brand: 'text', code: 'text', minutes: 'number', until: 'text', zone: 'text' } as const;

/** The values that each message may name. Times are texts in the edition's zone; `zone` is its short name. */
export const mailValues = {
  frame: { brand: 'text', email: 'text' },
  newCustomerCode: { percent: 'text', day: 'text', time: 'text', region: 'text' },
  loginCode: code,
  passwordCode: code,
  deleteCode: code,
  welcome: { brand: 'text', credits: 'number', worth: 'text' },
  passwordChanged: { brand: 'text', changedAt: 'text', zone: 'text' },
  sessionEnded: { brand: 'text', openedAt: 'text', zone: 'text' },
  accountDeleted: { brand: 'text' },
  confirmSubscription: { brand: 'text', email: 'text', days: 'number' },
  subscribed: { brand: 'text', email: 'text' },
  alreadySubscribed: { brand: 'text', email: 'text' },
  confirmNotice: { ...notice, days: 'number' },
  noticeAsked: notice,
  noticeOrderable: notice,
  noticeOnSale: notice,
  noticeSale: notice,
  productRegistered: { brand: 'text', product: 'text', serialNumber: 'text' },
  registrationEnded: { brand: 'text', product: 'text', serialNumber: 'text' },
  claimRejected: { brand: 'text', requestId: 'text', product: 'text', serialNumber: 'text' },
  serviceRequested: { brand: 'text', requestId: 'text', product: 'text' },
  serviceUpdated: { brand: 'text', requestId: 'text', product: 'text', state: 'text' },
} as const satisfies Record<keyof MailWords, Record<string, ValueKind>>;
