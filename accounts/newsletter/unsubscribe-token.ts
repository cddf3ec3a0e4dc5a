import type { AccountGroup } from '../group/account-group.ts';
import { isSameText } from '../group/secrets/random-ids.ts';

type Keys = Pick<AccountGroup, 'secrets' | 'code'>;

/** A signed subscriber id: never expires and is not stored. */
export const unsubscribeToken = (group: Keys, subscriberId: string): string =>
  `${subscriberId}.${signatureOf(group, subscriberId)}`;

/** Undefined for an invalid token. */
export function subscriberOfToken(group: Keys, token: string): string | undefined {
  const [, id = '', signature = ''] = /^([\w-]{1,64})\.([\w-]{43})$/.exec(token) ?? [];
  return isSameText(signature, signatureOf(group, id)) ? id : undefined;
}

const signatureOf = ({ secrets, code }: Keys, subscriberId: string): string =>
  secrets.key(code, 'unsubscribe', subscriberId);
