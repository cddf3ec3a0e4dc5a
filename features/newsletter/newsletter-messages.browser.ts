import type { MessageName } from '#core/messages/message-names.ts';
import { formMessages } from '#ui/form/form-messages.ts';

export const newsletterMessages = [
  ...formMessages,
  'subscribe.label',
  'subscribe.confirm',
] as const satisfies MessageName[];
