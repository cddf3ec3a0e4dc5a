import type { CodePurpose } from '#contract/account/call-shapes.ts';
import type { AccountGroup } from '../../group/account-group.ts';
import type { Database } from '../../store/open-store.ts';
import type { Address } from '../users/address.ts';

/** Stored form of a code: useless without the pepper, and valid for this challenge only. */
export const codeHash = (
  { secrets, code: group }: AccountGroup,
  { id, purpose, code }: { id: string; purpose: CodePurpose; code: string },
): string => secrets.key(group, 'code', id, purpose, code);

export const encryptAddress = ({ secrets, code }: AccountGroup, challengeId: string, address: Address): string =>
  secrets.seal(code, `challenge ${challengeId}`, JSON.stringify(address));

/** Undefined if the pepper has changed. */
export function decryptAddress(
  { secrets, code }: Pick<AccountGroup, 'secrets' | 'code'>,
  challengeId: string,
  sealed: string,
): Address | undefined {
  const text = secrets.open(code, `challenge ${challengeId}`, sealed);
  return text === undefined ? undefined : (JSON.parse(text) as Address);
}

/**
 * Deletes the pending codes of a normalized address. `unread` counts codes that could not be decrypted, because they
 * were sealed with other secrets or no keys were passed.
 */
export async function revokeCodes(
  db: Database,
  addressKey: string,
  keys: Pick<AccountGroup, 'code' | 'secrets'> | undefined,
): Promise<{ codes: number; unread: number }> {
  const rows = await db.selectFrom('challenges').select(['id', 'sealed_address']).execute();
  const addressed = rows.map(({ id, sealed_address }) => ({
    id,
    to: keys && decryptAddress(keys, id, sealed_address)?.key,
  }));
  const matchingChallenges = addressed.filter(({ to }) => to === addressKey);
  for (const { id } of matchingChallenges) await db.deleteFrom('challenges').where('id', '=', id).execute();
  return { codes: matchingChallenges.length, unread: addressed.filter(({ to }) => to === undefined).length };
}
