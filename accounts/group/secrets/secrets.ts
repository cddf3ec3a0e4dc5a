import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { type GroupCode, groupCodes } from '#contract/account/groups.ts';

export interface SigningKey {
  /** The `kid` of the tokens it signed. */
  id: string;
  key: Uint8Array;
}

/** A key that goes into the hashes of passwords (a pepper). */
export interface PasswordKey {
  /** Names it to the operator: as in `ACCOUNT_PASSWORD_KEYS`, or `pepper` for the one that derives from that. */
  name: string;
  /** Stands in every hash made with it, as `keyid`: eight bytes that derive from the key, in base64. */
  keyid: string;
  key: Uint8Array;
}

/** Newest first: the first goes into new hashes, all verify. */
export type PasswordKeys = readonly [PasswordKey, ...PasswordKey[]];

export interface Secrets {
  /** Signing keys of a group, newest first: the first signs, all verify. */
  ring(group: GroupCode): readonly SigningKey[];
  /** Keys of the hashes of passwords, newest first. One of them derives from the pepper. */
  passwordKeys(group: GroupCode): PasswordKeys;
  /** Keyed hash (HMAC-SHA-256) per group, the same on every node with this pepper. 43 characters of base64url. */
  key(group: GroupCode, ...parts: string[]): string;
  /** Encrypts a text (AES-256-GCM). Only the same group and purpose can open it. */
  seal(group: GroupCode, purpose: string, text: string): string;
  /** Decrypts the result of `seal`; undefined for anything else. */
  open(group: GroupCode, purpose: string, sealed: string): string | undefined;
}

export interface SecretsOptions {
  /** Newest first, each of 32 bytes or more. */
  keys: readonly SigningKey[];
  /** 32 bytes or more. Must never change: hashes stored for years depend on it. */
  pepper: Uint8Array;
  /** Newest first, each of 32 bytes or more. `pepper` is the key that derives from it, otherwise the last one. */
  passwordKeys?: readonly (SigningKey | 'pepper')[];
}

const nonceLength = 12;
const tagLength = 16;

/** Derives separate keys per group, so that tokens and hashes of one group are useless in another. */
export function createSecrets({ keys, pepper, passwordKeys = [] }: SecretsOptions): Secrets {
  const groups = new Map(
    groupCodes.map((group) => [
      group,
      {
        ring: keys.map(({ id, key }) => ({ id, key: derive(key, `${group} tokens`) })),
        passwordKeys: [...new Set([...passwordKeys, 'pepper' as const])].map((entry) => {
          const { id, key } = entry === 'pepper' ? { id: entry, key: pepper } : entry;
          return passwordKey(id, derive(key, `${group} passwords`));
        }) as [PasswordKey, ...PasswordKey[]],
        hashing: derive(pepper, `${group} hashes`),
        sealing: derive(pepper, `${group} seals`),
      },
    ]),
  );
  const groupKeys = (group: GroupCode) => {
    const secrets = groups.get(group);
    if (!secrets) throw new RangeError(`unknown account group ${group}`);
    return secrets;
  };
  return {
    ring: (group) => groupKeys(group).ring,
    passwordKeys: (group) => groupKeys(group).passwordKeys,
    key: (group, ...parts) =>
      createHmac('sha256', groupKeys(group).hashing).update(JSON.stringify(parts)).digest('base64url'),
    seal: (group, purpose, text) => seal(groupKeys(group).sealing, purpose, text),
    open: (group, purpose, sealed) => open(groupKeys(group).sealing, purpose, sealed),
  };
}

const keyidBytes = 8;

export function passwordKey(name: string, key: Uint8Array): PasswordKey {
  const digest = createHmac('sha256', key).update('keyid').digest();
  return { name, keyid: digest.subarray(0, keyidBytes).toString('base64').replaceAll('=', ''), key };
}

const derive = (key: Uint8Array, about: string): Uint8Array => new Uint8Array(hkdfSync('sha256', key, '', about, 32));

function seal(key: Uint8Array, purpose: string, text: string): string {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(purpose));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}

function open(key: Uint8Array, purpose: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < nonceLength + tagLength) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceLength), { authTagLength: tagLength })
    .setAAD(Buffer.from(purpose))
    .setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
  try {
    return decipher.update(bytes.subarray(nonceLength + tagLength), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
}
