import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { codeLength } from '#rules/contract/account/field-rules.ts';

/** An id that cannot be guessed, 22 characters. */
export const newId = (): string => randomBytes(16).toString('base64url');

/** A secret of 256 bits, 43 characters. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Digits of a one-time code. */
export const newCode = (): string => String(randomInt(10 ** codeLength)).padStart(codeLength, '0');

/** What is kept of a secret of `newSecret`. Words that can be guessed need `secrets.key`. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Compares in a time that tells nothing about where two texts differ. */
export const isSameText = (a: string, b: string): boolean => {
  const [bytesA, bytesB] = [Buffer.from(a), Buffer.from(b)];
  return bytesA.length === bytesB.length && timingSafeEqual(bytesA, bytesB);
};
