import type { Options } from '@node-rs/argon2';
import { hash, verify } from '@node-rs/argon2';
import { FairQueue } from '../limits/fair-queue.ts';
import { newSecret } from './random-ids.ts';

/**
 * Argon2id as OWASP recommends: 19 MiB, two passes, one lane. Each hash records its cost, so that hashes are renewed at
 * sign-in after the cost was raised.
 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 } satisfies Options;
const costPrefix = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;

/**
 * Each hash occupies a pool thread for about 20 ms; more at once would starve other work. A full queue of one network
 * takes a third of a second.
 */
const queue = new FairQueue({ maxRunning: 2, maxWaiting: 64, maxWaitingPerNetwork: 32, maxWait: 2_000, retryIn: 2 });

/** Throws `tooManyRequests` if the caller's network has too many waiting. */
export const hashPassword = (password: string, network: string): Promise<string> =>
  queue.run(network, () => hash(normalizePassword(password), cost));

/** Always costs one hash, even without a stored one, so that timing tells nothing. */
export async function checkPassword(
  storedHash: string | undefined,
  password: string,
  network: string,
): Promise<{ isRight: boolean; isOutdated: boolean }> {
  const comparedHash = storedHash ?? (await decoy());
  const isMatch = await queue.run(network, () => verify(comparedHash, normalizePassword(password)).catch(() => false));
  return { isRight: isMatch && storedHash !== undefined, isOutdated: !comparedHash.startsWith(costPrefix) };
}

let decoyHash: Promise<string> | undefined;

function decoy(): Promise<string> {
  decoyHash ??= hash(newSecret(), cost);
  return decoyHash;
}

/** Different keyboards produce different code points for the same characters. */
const normalizePassword = (password: string): string => password.normalize('NFKC');
