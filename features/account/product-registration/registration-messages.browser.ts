import type { MessageName } from '#core/messages/message-names.ts';
import { formMessages } from '#ui/form/form-messages.ts';

export const registrationMessages = [
  ...formMessages,
  'registration',
  'fields.product',
  'fields.serial_number',
  'fields.purchased_on',
  'fields.dealer',
] as const satisfies MessageName[];
