import type { Options } from '@node-rs/argon2';
import { hash, verify } from '@node-rs/argon2';
import { AccountFailure } from '../account-failure.ts';
import { newSecret } from './random-ids.ts';

/**
 * Argon2id as OWASP has it: 19 MiB, two passes, one lane. Kept in each hash, so that raising it renews hashes as people
 * sign in.
 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 } satisfies Options;
const costMark = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;

/** Each takes a thread for some 20 ms: more at once would hold up everything else that needs one. */
const mostAtOnce = 2;
const mostWaiting = 64;
const busyRetrySeconds = 2;

let running = 0;
const waiting: (() => void)[] = [];

/** Hash of a password, as text that names its own cost. Throws `tooMany` when too many wait. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(written(password), cost));

/** Whether a password fits its hash. Always costs one hash, also without one to fit. */
export async function checkPassword(
  kept: string | undefined,
  password: string,
): Promise<{ isRight: boolean; isOutdated: boolean }> {
  const against = kept ?? (await decoy());
  const fits = await inTurn(() => verify(against, written(password)).catch(() => false));
  return { isRight: fits && kept !== undefined, isOutdated: !against.startsWith(costMark) };
}

let decoyHash: Promise<string> | undefined;

/** What passwords of nobody are compared with. */
function decoy(): Promise<string> {
  decoyHash ??= hash(newSecret(), cost);
  return decoyHash;
}

/** The same password from every keyboard. */
const written = (password: string): string => password.normalize('NFKC');

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running < mostAtOnce) {
    running += 1;
  } else {
    if (waiting.length >= mostWaiting) throw new AccountFailure('tooMany', { retryIn: busyRetrySeconds });
    await new Promise<void>((begin) => void waiting.push(begin));
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
