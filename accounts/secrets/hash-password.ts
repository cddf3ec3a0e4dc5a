import type { Options } from '@node-rs/argon2';
import { hash, verify } from '@node-rs/argon2';
import { AccountFailure } from '../account-failure.ts';
import { newSecret } from './random-ids.ts';

/**
 * Argon2id as OWASP has it: 19 MiB, two passes, one lane. Kept in each hash, so that raising it renews hashes as people
 * sign in.
 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 } satisfies Options;
const costPrefix = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;

/** Each takes a thread for some 20 ms: more at once would hold up everything else that needs one. */
const maxConcurrent = 2;
const maxQueued = 64;
const busyRetrySeconds = 2;

let running = 0;
const queue: (() => void)[] = [];

/** Hash of a password, as text that names its own cost. Throws `tooMany` when too many wait. */
export const hashPassword = (password: string): Promise<string> =>
  withLimitedConcurrency(() => hash(normalizePassword(password), cost));

/** Whether a password fits its hash. Always costs one hash, also without one to fit. */
export async function checkPassword(
  storedHash: string | undefined,
  password: string,
): Promise<{ isRight: boolean; isOutdated: boolean }> {
  const comparedHash = storedHash ?? (await decoy());
  const isMatch = await withLimitedConcurrency(() =>
    verify(comparedHash, normalizePassword(password)).catch(() => false),
  );
  return { isRight: isMatch && storedHash !== undefined, isOutdated: !comparedHash.startsWith(costPrefix) };
}

let decoyHash: Promise<string> | undefined;

/** What passwords of nobody are compared with. */
function decoy(): Promise<string> {
  decoyHash ??= hash(newSecret(), cost);
  return decoyHash;
}

/** The same password from every keyboard. */
const normalizePassword = (password: string): string => password.normalize('NFKC');

async function withLimitedConcurrency<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running < maxConcurrent) {
    running += 1;
  } else {
    if (queue.length >= maxQueued) throw new AccountFailure('tooMany', { retryIn: busyRetrySeconds });
    await new Promise<void>((start) => void queue.push(start));
  }
  try {
    return await work();
  } finally {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }
}
