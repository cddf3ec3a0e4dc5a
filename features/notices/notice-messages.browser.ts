import type { MessageName } from '#core/messages/message-names.ts';
import { formMessages } from '#ui/form/form-messages.ts';

export const noticeMessages = [
  ...formMessages,
  'notices.orderable',
  'notices.onSale',
  'notices.sale',
  'notices.what',
  'notices.privacy',
  'notices.submit',
  'notices.waiting',
  'notices.confirm',
  'notices.open',
  'notices.reload',
  'subscribe.label',
  'fields.email',
] as const satisfies MessageName[];
