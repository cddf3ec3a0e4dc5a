import type { MessageName } from '#core/messages/message-names.ts';
import { formMessages } from '#ui/form/form-messages.ts';
import { codeMessages } from './code-messages.browser.ts';

export const loginMessages = [
  ...formMessages,
  ...codeMessages,
  'form.optional',
  'account.loggedInAs',
  'fields.email',
  'fields.phone',
  'fields.nickname',
  'fields.agreed',
] as const satisfies MessageName[];
