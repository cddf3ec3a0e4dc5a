import type { MessageName } from '#core/messages/message-names.ts';

export const codeCardMessages = [
  'rewards.newCustomer',
  'rewards.exchanged',
  'rewards.percentOff',
  'rewards.amountOff',
  'rewards.until',
  'rewards.expired',
  'rewards.otherShop',
  'rewards.shop',
] as const satisfies MessageName[];
