import type { MessageName } from '#core/messages/message-names.ts';
import { formMessages } from '#ui/form/form-messages.ts';
import { newsletterMessages } from '../../newsletter/newsletter-messages.browser.ts';
import { codeCardMessages } from '../code-card-messages.browser.ts';
import type { MailLinkValue } from './mail-link.ts';

/** Messages by what the mail's link does. */
export const mailLinkMessages = {
  confirm: [...newsletterMessages, ...codeCardMessages, 'rewards.given'],
  unsubscribe: newsletterMessages,
  confirmNotice: [...formMessages, 'notices.confirmed'],
  stopNotices: formMessages,
} as const satisfies Record<MailLinkValue['act'], readonly MessageName[]>;
