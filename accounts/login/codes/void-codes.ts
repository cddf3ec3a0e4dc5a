import type { AccountGroup } from '../../group/account-group.ts';
import type { Database } from '../../store/open-store.ts';
import { openAddress } from './challenge-secrets.ts';

/**
 * Deletes the pending codes of a normalized address. `unread` counts codes that could not be decrypted, because they
 * were sealed with other secrets or no keys were passed.
 */
export async function voidCodes(
  transaction: Database,
  addressKey: string,
  keys: Pick<AccountGroup, 'code' | 'secrets'> | undefined,
): Promise<{ codes: number; unread: number }> {
  const rows = await transaction.selectFrom('challenges').select(['id', 'sealed_address']).execute();
  const addressed = rows.map(({ id, sealed_address }) => ({
    id,
    to: keys && openAddress(keys, id, sealed_address)?.key,
  }));
  const matchingChallenges = addressed.filter(({ to }) => to === addressKey);
  for (const { id } of matchingChallenges) await transaction.deleteFrom('challenges').where('id', '=', id).execute();
  return { codes: matchingChallenges.length, unread: addressed.filter(({ to }) => to === undefined).length };
}
