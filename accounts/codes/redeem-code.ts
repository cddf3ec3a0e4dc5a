import type { CodePurpose } from '#rules/contract/account/call-shapes.ts';
import { AccountFailure } from '../account-failure.ts';
import type { AccountGroup } from '../account-group.ts';
import { isSameText } from '../secrets/random-ids.ts';
import type { Database } from '../store/open-store.ts';
import type { Address } from '../users/address.ts';
import { addressKey } from '../users/address.ts';
import { codeHash, openAddress } from './challenge-secrets.ts';

/** A challenge whose code was right, and which nobody has spent so far. */
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
 * First half of redeeming a code: counts the attempt, which stands whatever follows, then compares. Throws `wrongCode`
 * for a wrong code, after too many attempts, too late and for a challenge that does not exist, all alike.
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
    .where('attempts', '<', group.settings.codeAttempts)
    .returning(['code_hash', 'sealed_address'])
    .executeTakeFirst();
  const attemptedHash = codeHash(group, { id, purpose, code: digitsOf(code) });
  const isRight = isSameText(challenge?.code_hash ?? '', attemptedHash);
  const address = challenge && isRight ? openAddress(group, id, challenge.sealed_address) : undefined;
  if (!address) throw new AccountFailure('wrongCode');
  return { id, codeHash: attemptedHash, address };
}

/**
 * Second half, in the transaction of what the code is for: of any number at the same time, one spends the challenge.
 * Throws `wrongCode` for the others.
 */
export async function spendChallenge(transaction: Database, { id, codeHash: hash }: CheckedChallenge): Promise<void> {
  const deletedChallenge = await transaction
    .deleteFrom('challenges')
    .where('id', '=', id)
    .where('code_hash', '=', hash)
    .returning('id')
    .executeTakeFirst();
  if (!deletedChallenge) throw new AccountFailure('wrongCode');
}

/**
 * The same for what makes other codes to the address void as well: those for the same purpose, or all. In one
 * statement, which takes them in one order: two that spend one each and then clear both would wait for each other.
 */
export async function spendAllChallenges(
  group: AccountGroup,
  transaction: Database,
  { id, codeHash: hash, address }: CheckedChallenge,
  purpose?: CodePurpose,
): Promise<void> {
  const deletedChallenges = await transaction
    .deleteFrom('challenges')
    .where('address_key', '=', addressKey(group, address))
    .$if(purpose !== undefined, (deletion) => deletion.where('purpose', '=', purpose ?? ''))
    .returning(['id', 'code_hash'])
    .execute();
  if (!deletedChallenges.some((deleted) => deleted.id === id && deleted.code_hash === hash))
    throw new AccountFailure('wrongCode');
}

/** A code as it was sent, however it was typed: full-width digits, spaces between them. */
const digitsOf = (code: string): string => code.normalize('NFKC').replace(/\s/g, '');
