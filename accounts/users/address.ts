import { parseEmailAddress } from '#rules/contract/email-address.ts';
import { parseChineseMobile } from '#rules/contract/phone-number.ts';
import { AccountFailure } from '../account-failure.ts';
import type { AccountGroup } from '../account-group.ts';
import type { UserRow } from '../store/tables.ts';

/** Where a person is reached: `shown` as it was written, `key` as it is compared. */
export interface Address {
  kind: 'email' | 'phone';
  shown: string;
  key: string;
}

/** Reads the address of a call. Throws `invalid`; a phone is one in China alone. */
export function readAddress({ code }: AccountGroup, input: { email: string } | { phone: string }): Address {
  if ('email' in input) {
    const email = parseEmailAddress(input.email);
    if (!email) throw new AccountFailure('invalid', { fields: ['email'] });
    return { kind: 'email', ...email };
  }
  const phone = code === 'cn' ? parseChineseMobile(input.phone) : undefined;
  if (phone === undefined) throw new AccountFailure('invalid', { fields: ['phone'] });
  return { kind: 'phone', shown: phone, key: phone };
}

/** The address of an account: its e-mail address, or else its phone. */
export function addressOf({ email, email_key, phone }: UserRow): Address {
  if (email !== null && email_key !== null) return { kind: 'email', shown: email, key: email_key };
  if (phone !== null) return { kind: 'phone', shown: phone, key: phone };
  throw new Error('an account without address');
}

/** Stands for an address where it may not be read. */
export const addressKey = ({ secrets, code }: AccountGroup, { kind, key }: Address): string =>
  secrets.key(code, 'address', kind, key);

/** Who gets a message sent to the address. */
export const recipientOf = ({ kind, shown }: Address): { email: string } | { phone: string } =>
  kind === 'email' ? { email: shown } : { phone: shown };
