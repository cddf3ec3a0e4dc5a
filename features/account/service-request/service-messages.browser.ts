import type { MessageName } from '#core/messages/message-names.ts';
import { formMessages } from '#ui/form/form-messages.ts';

export const serviceMessages = [
  ...formMessages,
  'form.optional',
  'fields.reason',
  'fields.name',
  'fields.email',
  'fields.product',
  'fields.serial_number',
  'fields.order_number',
  'fields.description',
] as const satisfies MessageName[];
