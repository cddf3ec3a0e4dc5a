import type { mailValues } from '#core/messages/mail-schema.ts';
import type { EditionCode } from '#core/place/editions.ts';
import { confirmationDays, type MessageTemplates, type TemplateName } from '../messages/message-templates.ts';
import { formatDateTime, formatTime, formatTimeZone } from './format-time.ts';

export interface Recipient {
  brand: string;
  edition: EditionCode;
  address: string;
  /** Returns the value of Credits, in words. */
  creditsWorth(edition: EditionCode): string;
  /** Names of the states of a service request. */
  requestStates: Readonly<Partial<Record<string, string>>>;
}

type Values<Name extends TemplateName> = {
  [Value in keyof (typeof mailValues)[Name]]: (typeof mailValues)[Name][Value] extends 'number' ? number : string;
};

const codeValues = (
  { code, minutes, expiresAt }: MessageTemplates['loginCode'],
  { brand, edition }: Recipient,
): Values<'loginCode'> => ({
  brand,
  code,
  minutes,
  until: formatTime(edition, expiresAt),
  zone: formatTimeZone(edition, expiresAt),
});

const newsletterValues = (
  _values: MessageTemplates['subscribed'],
  { brand, address }: Recipient,
): Values<'subscribed'> => ({ brand, email: address });

const noticeValues = (
  { subject }: Pick<MessageTemplates['noticeAsked'], 'subject'>,
  { brand, address }: Recipient,
): Values<'noticeAsked'> => ({ brand, email: address, subject });

/** Placeholder values per template. */
export const messageValues: {
  readonly [Name in TemplateName]: (values: MessageTemplates[Name], recipient: Recipient) => Values<Name>;
} = {
  loginCode: codeValues,
  passwordCode: codeValues,
  deleteCode: codeValues,
  welcome: ({ credits }, { brand, edition, creditsWorth }) => ({ brand, credits, worth: creditsWorth(edition) }),
  passwordChanged: ({ changedAt }, { brand, edition }) => ({
    brand,
    changedAt: formatDateTime(edition, changedAt),
    zone: formatTimeZone(edition, changedAt),
  }),
  sessionEnded: ({ openedAt }, { brand, edition }) => ({
    brand,
    openedAt: formatDateTime(edition, openedAt),
    zone: formatTimeZone(edition, openedAt),
  }),
  accountDeleted: (_values, { brand }) => ({ brand }),
  confirmSubscription: (_values, { brand, address }) => ({ brand, email: address, days: confirmationDays }),
  subscribed: newsletterValues,
  alreadySubscribed: newsletterValues,
  confirmNotice: (values, recipient) => ({ ...noticeValues(values, recipient), days: confirmationDays }),
  noticeAsked: noticeValues,
  noticeOrderable: noticeValues,
  noticeOnSale: noticeValues,
  noticeSale: noticeValues,
  productRegistered: ({ product, serialNumber }, { brand }) => ({ brand, product, serialNumber }),
  registrationEnded: ({ product, serialNumber }, { brand }) => ({ brand, product, serialNumber }),
  claimRejected: ({ requestId, product, serialNumber }, { brand }) => ({ brand, requestId, product, serialNumber }),
  serviceRequested: ({ requestId, product }, { brand }) => ({ brand, requestId, product }),
  serviceUpdated: ({ requestId, product, state }, { brand, requestStates }) => ({
    ...{ brand, requestId, product },
    state: requestStates[state] ?? state,
  }),
};
