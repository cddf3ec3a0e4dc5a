import { createHmac } from 'node:crypto';

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

const keyidBytes = 8;

export const passwordKey = (name: string, key: Uint8Array): PasswordKey => ({
  name,
  keyid: createHmac('sha256', key)
    .update('keyid')
    .digest()
    .subarray(0, keyidBytes)
    .toString('base64')
    .replaceAll('=', ''),
  key,
});
