import type { CodePurpose } from '#contract/account/call-shapes.ts';
import { AccountFailure } from '../../group/account-failure.ts';
import type { AccountGroup } from '../../group/account-group.ts';
import { isSameText } from '../../group/secrets/random-ids.ts';
import type { Database } from '../../store/open-store.ts';
import { type Address, addressKey } from '../users/address.ts';

/** A code can be entered this many times, right or wrong. */
export const codeAttempts = 5;

/** A challenge whose code was correct, not spent yet. */
interface CheckedChallenge {
  id: string;
  codeHash: string;
  address: Address;
}

/**
 * First half of redeeming a code: counts the attempt, whatever follows, then compares. Throws `wrongCode` alike for a
 * wrong code, too many attempts, an expired code and an unknown challenge.
 */
export async function checkCode(
  group: AccountGroup,
  { challenge_id: id, code }: { challenge_id: string; code: string },
  purpose: CodePurpose,
): Promise<CheckedChallenge> {
  const challenge = await group.db
    .updateTable('challenges')
    .set((row) => ({ attempts: row('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', group.now())
    .where('attempts', '<', codeAttempts)
    .returning(['code_hash', 'sealed_address'])
    .executeTakeFirst();
  // Full-width digits and spaces are accepted.
  const digits = code.normalize('NFKC').replace(/\s/g, '');
  const attemptedHash = codeHash(group, { id, purpose, code: digits });
  const isRight = isSameText(challenge?.code_hash ?? '', attemptedHash);
  const address = challenge && isRight ? decryptAddress(group, id, challenge.sealed_address) : undefined;
  if (!address) throw new AccountFailure('wrongCode');
  return { id, codeHash: attemptedHash, address };
}

/**
 * Second half, in the transaction that the code authorizes. Of concurrent requests one spends the challenge; the others
 * get `wrongCode`.
 */
export async function spendChallenge({ db }: AccountGroup, { id, codeHash: hash }: CheckedChallenge): Promise<void> {
  const deletedChallenge = await db
    .deleteFrom('challenges')
    .where('id', '=', id)
    .where('code_hash', '=', hash)
    .returning('id')
    .executeTakeFirst();
  if (!deletedChallenge) throw new AccountFailure('wrongCode');
}

/**
 * Like `spendChallenge`, but also voids all other codes of the address. One statement, so that rows are locked in one
 * order; two requests that each spend their own first would deadlock.
 */
export async function spendAllChallenges(
  group: AccountGroup,
  { id, codeHash: hash, address }: CheckedChallenge,
): Promise<void> {
  const deletedChallenges = await group.db
    .deleteFrom('challenges')
    .where('address_key', '=', addressKey(group, address))
    .returning(['id', 'code_hash'])
    .execute();
  if (!deletedChallenges.some((deleted) => deleted.id === id && deleted.code_hash === hash))
    throw new AccountFailure('wrongCode');
}

/** Stored form of a code: useless without the pepper, and valid for this challenge only. */
export const codeHash = (
  { secrets, code: group }: AccountGroup,
  { id, purpose, code }: { id: string; purpose: CodePurpose; code: string },
): string => secrets.key(group, 'code', id, purpose, code);

export const encryptAddress = ({ secrets, code }: AccountGroup, challengeId: string, address: Address): string =>
  secrets.seal(code, `challenge ${challengeId}`, JSON.stringify(address));

/** Undefined if the pepper has changed. */
function decryptAddress(
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
