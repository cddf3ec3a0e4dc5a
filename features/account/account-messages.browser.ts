import type { MessageName } from '#core/messages/message-names.ts';
import { codeCardMessages } from './code-card-messages.browser.ts';
import { codeMessages } from './login/code-messages.browser.ts';
import { registrationMessages } from './product-registration/registration-messages.browser.ts';

export const accountMessages = [
  ...registrationMessages,
  ...codeMessages,
  ...codeCardMessages,
  'account',
  'rewards.signUp',
  'rewards.spent',
  'rewards.exchange',
  'fields.nickname',
  'fields.title',
  'fields.phone',
  'failure.text',
  'nav.sections',
] as const satisfies MessageName[];
