import { type EmailAddress, parseChineseMobile, parseEmailAddress } from '#contract/contact-address.ts';
import { invalidField } from '../../group/account-failure.ts';
import type { AccountGroup } from '../../group/account-group.ts';
import type { UserRow } from '../../store/schema/tables.ts';

/** An e-mail address or phone number: `text` as it was entered, `key` normalized for comparison. */
export interface Address {
  kind: 'email' | 'phone';
  text: string;
  key: string;
}

/** Parses the address of a call. Phone numbers are accepted in `cn` only. Throws `invalidFields`. */
export function readAddress({ code }: AccountGroup, input: { email: string } | { phone: string }): Address {
  if ('email' in input) return { kind: 'email', ...readEmail(input.email) };
  const phone = code === 'cn' ? parseChineseMobile(input.phone) : undefined;
  if (phone === undefined) throw invalidField('phone');
  return { kind: 'phone', text: phone, key: phone };
}

/** Parses an e-mail address. Throws `invalidFields`. */
export function readEmail(text: string): EmailAddress {
  const email = parseEmailAddress(text);
  if (!email) throw invalidField('email');
  return email;
}

/** The address of an account: its e-mail address, or else its phone. */
export function addressOf({ email, email_key, phone }: UserRow): Address {
  if (email !== null && email_key !== null) return { kind: 'email', text: email, key: email_key };
  if (phone !== null) return { kind: 'phone', text: phone, key: phone };
  throw new Error('account has neither an e-mail address nor a phone number');
}

/** Keyed hash of an address, for tables that must not hold it. */
export const addressKey = (
  { secrets, code }: Pick<AccountGroup, 'secrets' | 'code'>,
  { kind, key }: Pick<Address, 'kind' | 'key'>,
): string => secrets.key(code, 'address', kind, key);

export const toRecipient = ({ kind, text }: Address): { email: string } | { phone: string } =>
  kind === 'email' ? { email: text } : { phone: text };
