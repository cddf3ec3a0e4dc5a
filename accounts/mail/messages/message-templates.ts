import type { RequestState } from '#contract/account/garage-shapes.ts';
import type { EditionCode } from '#core/place/editions.ts';

/** Times are milliseconds since 1970. */
export interface MessageTemplates {
  loginCode: { code: string; minutes: number; expiresAt: number };
  passwordCode: { code: string; minutes: number; expiresAt: number };
  deleteCode: { code: string; minutes: number; expiresAt: number };
  /** After sign-up; `credits` is 0 if the address was granted credits before. */
  welcome: { credits: number };
  passwordChanged: { changedAt: number };
  /** A session whose replaced tokens were used again. */
  sessionEnded: { openedAt: number };
  accountDeleted: Record<string, never>;
  /** Asks for confirmation; must not contain advertising. */
  confirmSubscription: { token: string };
  subscribed: NewsletterValues;
  /** To a subscriber whose address was entered again. */
  alreadySubscribed: NewsletterValues;
  /** Asks for confirmation; must not contain advertising. `subject` is the name of a product or of a sale. */
  confirmNotice: { token: string; subject: string };
  noticeAsked: { subject: string; stopToken: string };
  noticeOrderable: NoticeValues;
  noticeOnSale: NoticeValues;
  noticeSale: NoticeValues;
  /** `product` is its name in the edition. */
  productRegistered: { product: string; serialNumber: string };
  /** To the account in which a product was registered, when it turned out to be somebody else's. */
  registrationEnded: { product: string; serialNumber: string };
  /** To somebody whose claim to a product was not proved. */
  claimRejected: { requestId: string; product: string; serialNumber: string };
  /** `description` is empty unless the address is verified. */
  serviceRequested: { requestId: string; product: string; description: string };
  /** To the address of a request whose state our support team has set. `note` is empty without one. */
  serviceUpdated: { requestId: string; product: string; state: RequestState; note: string };
}

type NewsletterValues = { unsubscribeToken: string } & NewCustomerCode;

/** `slug` is of the page of the subject. From `expiresAt` on, the notice would be untrue. */
interface NoticeValues {
  subject: string;
  slug: string;
  stopToken: string;
  expiresAt?: number | undefined;
}

/** The code of a new customer while it can be used; afterwards, where the edition has one, that it was given before. */
export type NewCustomerCode =
  | { discountCode: DiscountCode; isCodeGiven?: never }
  | { discountCode?: never; isCodeGiven?: boolean };

/** Takes `percent` off the first order. */
export interface DiscountCode {
  code: string;
  /** The edition whose shop takes it. A message of an earlier release has none: it is that of the message. */
  edition?: EditionCode;
  percent: number;
  expiresAt: number;
}

export type TemplateName = keyof MessageTemplates;

export const codeTemplates = ['loginCode', 'passwordCode', 'deleteCode'] as const satisfies TemplateName[];

/** Notices of topics that are due. They may come in large numbers, and wait for all other messages. */
export const noticeTemplates = ['noticeOrderable', 'noticeOnSale', 'noticeSale'] as const satisfies TemplateName[];

export const confirmationDays = 7;

export const confirmationTime = confirmationDays * 86_400_000;
