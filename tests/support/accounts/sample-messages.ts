import type { MessageTemplates } from '#accounts/mail/messages/message-templates.ts';

export const noon = Date.UTC(2026, 10, 21, 12);
const code = { code: '123456', minutes: 10, expiresAt: noon + 600_000 };
export const token = `${'a'.repeat(22)}.${'b'.repeat(43)}`;

const notice = (subject: string) => ({ subject, slug: 'example-robot', stopToken: token, expiresAt: noon });

/** Values for every message, about one product. */
export const sampleMessages = (product: string): MessageTemplates => ({
  loginCode: code,
  passwordCode: code,
  deleteCode: code,
  welcome: { credits: 200 },
  passwordChanged: { changedAt: noon },
  sessionEnded: { openedAt: noon },
  accountDeleted: {},
  confirmSubscription: { token },
  subscribed: { unsubscribeToken: token, discountCode: { code: 'KIN-7K2MX-9QDTB', percent: 5, expiresAt: noon } },
  alreadySubscribed: { unsubscribeToken: token, isCodeGiven: true },
  confirmNotice: { token, subject: product },
  noticeAsked: { subject: product, stopToken: token },
  noticeOrderable: notice(product),
  noticeOnSale: notice(product),
  noticeSale: notice(product),
  productRegistered: { product, serialNumber: 'KM36-0012-3456' },
  registrationEnded: { product, serialNumber: 'KM36-0012-3456' },
  claimRejected: { requestId: 'R-7K2M-9QXD', product, serialNumber: 'KM36-0012-3456' },
  serviceRequested: {
    requestId: 'R-7K2M-9QXD',
    product,
    description: 'The left knee\nno longer <b>bends</b> & "clicks".',
  },
  serviceUpdated: {
    requestId: 'R-7K2M-9QXD',
    product,
    state: 'arrived',
    note: 'It sits in row 4.\nWe <b>open</b> it & look.',
  },
});
