import { hash, type Options, verify } from '@node-rs/argon2';
import { FairQueue, type QueuedCaller } from '../limits/fair-queue.ts';
import { newSecret } from './random-ids.ts';
import type { PasswordKey, PasswordKeys } from './secrets.ts';

/**
 * Argon2id as OWASP recommends: 19 MiB, two passes, one lane. Each hash records its cost, so that hashes are renewed at
 * sign-in after the cost was raised.
 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 } satisfies Options;
const costPrefix = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}`;
/** The beginning of a hash in the PHC string format of Argon2: `$argon2id$v=19$m=19456,t=2,p=1,keyid=Hj5+dsK0ZQA$…`. */
const prefixWith = ({ keyid }: PasswordKey): string => `${costPrefix},keyid=${keyid}$`;

/**
 * Each hash occupies a pool thread for about 20 ms; more at once would starve other work. A full queue of one network
 * takes a third of a second.
 */
const queue = new FairQueue();

/** Throws `tooManyRequests` if the caller's network has too many waiting. */
export async function hashPassword([newestKey]: PasswordKeys, password: string, caller: QueuedCaller): Promise<string> {
  const options = { ...cost, secret: newestKey.key };
  const unnamedHash = await queue.run(caller, () => hash(normalizePassword(password), options));
  return unnamedHash.replace(`${costPrefix}$`, prefixWith(newestKey));
}

/**
 * Always costs one hash, even without a stored one or without its key, so that timing tells nothing. A hash without a
 * `keyid` is of the time before passwords had keys.
 */
export async function checkPassword(
  keys: PasswordKeys,
  storedHash: string | undefined,
  password: string,
  caller: QueuedCaller,
): Promise<{ isRight: boolean; isOutdated: boolean }> {
  const keyid = storedHash === undefined ? undefined : readKeyid(storedHash);
  const usedKey = keys.find((key) => key.keyid === keyid);
  const isCheckable = storedHash !== undefined && (keyid === undefined || usedKey !== undefined);
  const comparedHash = isCheckable ? storedHash : await decoy();
  const options = usedKey ? { secret: usedKey.key } : {};
  const isMatch = await queue.run(caller, () =>
    verify(comparedHash, normalizePassword(password), options).catch(() => false),
  );
  return { isRight: isMatch && isCheckable, isOutdated: !comparedHash.startsWith(prefixWith(keys[0])) };
}

const readKeyid = (storedHash: string): string | undefined =>
  /^\$argon2id\$v=19\$[^$]*,keyid=([^,$]+)/.exec(storedHash)?.[1];

let decoyHash: Promise<string> | undefined;

function decoy(): Promise<string> {
  decoyHash ??= hash(newSecret(), cost);
  return decoyHash;
}

/** Different keyboards produce different code points for the same characters. */
const normalizePassword = (password: string): string => password.normalize('NFKC');
