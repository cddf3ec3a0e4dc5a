import type { MessageName } from '#core/messages/message-names.ts';

/** Messages around a one-time code, and the password that it sets. */
export const codeMessages = [
  'codes',
  'fields.code',
  'fields.password',
  'form.show',
  'form.hide',
] as const satisfies MessageName[];
