import { type EmailAddress, parseChineseMobile, parseEmailAddress } from '#contract/contact-address.ts';
import { invalidField } from '../../group/account-failure.ts';
import type { AccountGroup } from '../../group/account-group.ts';
import { limitClaim } from '../../group/limits/limit-rules.ts';
import type { UserRow } from '../../store/schema/tables.ts';

/** An e-mail address or phone number: `text` as it was entered, `key` normalized for comparison. */
export interface Address {
  kind: 'email' | 'phone';
  text: string;
  key: string;
}

/** Phone numbers are accepted in `cn` only. Throws `invalidFields`. */
export function readAddress({ code }: AccountGroup, input: { email: string } | { phone: string }): Address {
  if ('email' in input) return { kind: 'email', ...readEmail(input.email) };
  const phone = code === 'cn' ? parseChineseMobile(input.phone) : undefined;
  if (phone === undefined) throw invalidField('phone');
  return { kind: 'phone', text: phone, key: phone };
}

/** Throws `invalidFields`. */
export function readEmail(text: string): EmailAddress {
  const email = parseEmailAddress(text);
  if (!email) throw invalidField('email');
  return email;
}

/** The address of an account: its e-mail address, or else its phone. */
export function userAddress({ email, email_key, phone }: UserRow): Address {
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

interface Provider {
  domains: RegExp;
  /** Stands for all of them; undefined where the same name belongs to different people at different domains. */
  domain?: string;
  /** One spelling of a name for all that the provider delivers to the same inbox. */
  spell?(name: string): string;
}

/** Rules that providers document. Aliases that people choose freely cannot be told from other people's addresses. */
const providers: readonly Provider[] = [
  { domains: /^(gmail|googlemail)\.com$/, domain: 'gmail.com', spell: (name) => name.replaceAll('.', '') },
  {
    domains: /^(proton\.me|protonmail\.com|pm\.me)$/,
    domain: 'proton.me',
    spell: (name) => name.replace(/[._-]/g, ''),
  },
  // https://support.apple.com/118230
  { domains: /^(icloud|me|mac)\.com$/, domain: 'icloud.com' },
  // A dot and a hyphen are the same, but not nothing: `ro-bin` and `robin` are two people.
  {
    domains: /^(ya\.ru|yandex\.(ru|com|by|kz|ua))$/,
    domain: 'yandex.ru',
    spell: (name) => name.replaceAll('.', '-'),
  },
  // Disposable addresses are a base name, a hyphen and a keyword; no other name has a hyphen. Not at yahoo.co.jp.
  {
    domains: /^(yahoo\.([a-z]{2,3}|com\.[a-z]{2}|co\.(?!jp$)[a-z]{2})|ymail\.com|rocketmail\.com)$/,
    spell: (name) => textBefore('-', name),
  },
];

/** Anything before the `@` is a tag there: https://www.fastmail.help/hc/en-us/articles/360060591053 */
const fastmailSubdomain = /^([^.]+)\.(fastmail\.(?:com|fm))$/;

/**
 * The inbox that an address is delivered to, as an address without its tag (`robin+shop@` → `robin@`). Only for what
 * each inbox gets once: a guess, so nobody is addressed, found or logged in by it. A phone number is returned as it is.
 */
export function canonicalMailbox({ kind, key }: Pick<Address, 'kind' | 'key'>): Pick<Address, 'kind' | 'key'> {
  if (kind === 'phone') return { kind, key };
  const at = key.lastIndexOf('@');
  const [, owner, ownDomain] = fastmailSubdomain.exec(key.slice(at + 1)) ?? [];
  const [name, domain] = [owner ?? key.slice(0, at), ownDomain ?? key.slice(at + 1)];
  const untagged = textBefore('+', name);
  const provider = providers.find(({ domains }) => domains.test(domain));
  return { kind, key: `${provider?.spell?.(untagged) ?? untagged}@${provider?.domain ?? domain}` };
}

/** The part of a name before a mark; the whole name without the mark, or if it begins with it. */
function textBefore(mark: string, name: string): string {
  const end = name.indexOf(mark, 1);
  return end < 0 ? name : name.slice(0, end);
}

type ClaimTable = 'credit_claims' | 'code_claims';

/** Keyed hashes under which an inbox may have claimed something: of the inbox, and of the address itself. */
export const claimKeys = (
  group: Pick<AccountGroup, 'secrets' | 'code'>,
  address: Pick<Address, 'kind' | 'key'>,
): string[] => [...new Set([addressKey(group, canonicalMailbox(address)), addressKey(group, address)])];

/**
 * Claims what each inbox gets only once. Returns whether it may have it. Claims from before were of the address alone,
 * with its tag.
 */
export async function claimOncePerMailbox(
  group: AccountGroup,
  table: ClaimTable,
  address: Pick<Address, 'kind' | 'key'>,
): Promise<boolean> {
  const [id = '', ...earlierIds] = claimKeys(group, address);
  for (const earlierId of earlierIds) {
    const earlierClaim = group.db.selectFrom(table).select('id').where('id', '=', earlierId);
    if (await earlierClaim.executeTakeFirst()) return false;
  }
  const claim = await group.db
    .insertInto(table)
    .values({ id, created_at: group.now() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return claim !== undefined;
}

/**
 * Takes one of the mails that strangers may cause in an inbox each day, of whatever kind. Returns false when they are
 * used up: the mail is then held back, and the response stays the same.
 */
export async function takeStrangerMail({ limits }: AccountGroup, emailKey: string): Promise<boolean> {
  const inbox = canonicalMailbox({ kind: 'email', key: emailKey }).key;
  return (await limits.takeOrDelay(limitClaim('mails.inbox', inbox))) === 0;
}
