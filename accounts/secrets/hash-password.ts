import type { Options } from '@node-rs/argon2';
import { hash, verify } from '@node-rs/argon2';
import { AccountFailure } from '../account-failure.ts';
import { newSecret } from './random-ids.ts';

/**
 * Argon2id as OWASP recommends: 19 MiB, two passes, one lane. Each hash records its cost, so that hashes are renewed at
 * sign-in after the cost was raised.
 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 } satisfies Options;
const costPrefix = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;

/** Each hash occupies a pool thread for about 20 ms; more at once would starve other work. */
const maxConcurrent = 2;
const maxQueued = 64;
const busyRetrySeconds = 2;

let running = 0;
const queue: (() => void)[] = [];

/** Throws `tooManyRequests` when the queue is full. */
export const hashPassword = (password: string): Promise<string> =>
  withLimitedConcurrency(() => hash(normalizePassword(password), cost));

/** Always costs one hash, even without a stored one, so that timing tells nothing. */
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

function decoy(): Promise<string> {
  decoyHash ??= hash(newSecret(), cost);
  return decoyHash;
}

/** Different keyboards produce different code points for the same characters. */
const normalizePassword = (password: string): string => password.normalize('NFKC');

async function withLimitedConcurrency<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running < maxConcurrent) {
    running += 1;
  } else {
    if (queue.length >= maxQueued) throw new AccountFailure('tooManyRequests', { retryIn: busyRetrySeconds });
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
