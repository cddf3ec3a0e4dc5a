import type { CodePurpose } from '#contract/account/call-shapes.ts';
import { AccountFailure } from '../../group/account-failure.ts';
import type { AccountGroup } from '../../group/account-group.ts';
import { isSameText } from '../../group/secrets/random-ids.ts';
import { type Address, addressKey } from '../users/address.ts';
import { codeHash, decryptAddress } from './challenge-secrets.ts';

/** A code can be entered this many times, right or wrong. */
export const codeAttempts = 5;

/** A challenge whose code was correct, not spent yet. */
export interface CheckedChallenge {
  id: string;
  codeHash: string;
  address: Address;
}

export interface CodeInput {
  challenge_id: string;
  code: string;
}

/**
 * First half of redeeming a code: counts the attempt, whatever follows, then compares. Throws `wrongCode` alike for a
 * wrong code, too many attempts, an expired code and an unknown challenge.
 */
export async function checkCode(
  group: AccountGroup,
  { challenge_id: id, code }: CodeInput,
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
  const attemptedHash = codeHash(group, { id, purpose, code: digitsOf(code) });
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

/** Accepts full-width digits and spaces. */
const digitsOf = (code: string): string => code.normalize('NFKC').replace(/\s/g, '');
