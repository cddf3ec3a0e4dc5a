import type { AccountGroup } from '../account-group.ts';
import { isSameText } from '../secrets/random-ids.ts';

type Keys = Pick<AccountGroup, 'secrets' | 'code'>;

/** Ends the subscription of this id, whenever it is used: nothing of it is kept. */
export const unsubscribeToken = (group: Keys, subscriberId: string): string =>
  `${subscriberId}.${signatureOf(group, subscriberId)}`;

/** The subscriber of a token; undefined for one that is not ours. */
export function subscriberOfToken(group: Keys, token: string): string | undefined {
  const [, id = '', signature = ''] = /^([\w-]{1,64})\.([\w-]{43})$/.exec(token) ?? [];
  return isSameText(signature, signatureOf(group, id)) ? id : undefined;
}

const signatureOf = ({ secrets, code }: Keys, subscriberId: string): string =>
  secrets.key(code, 'unsubscribe', subscriberId);
