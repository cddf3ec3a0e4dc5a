import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { codeLength } from '#contract/account/field-rules.ts';

/** Unguessable, 22 characters. */
export const newId = (): string => randomBytes(16).toString('base64url');

/** 256 bits, 43 characters. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

export const newCode = (): string => String(randomInt(10 ** codeLength)).padStart(codeLength, '0');

/** Without characters that are confused when read aloud or typed. */
const readableCharacters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Two blocks of random characters, easy to read and to type: `7K2M-9QXD`. */
export function newReadableCode(blockLength: number): string {
  const randomBlock = () =>
    Array.from({ length: blockLength }, () => readableCharacters[randomInt(readableCharacters.length)]).join('');
  return `${randomBlock()}-${randomBlock()}`;
}

/** Stored form of a `newSecret`. Guessable texts need the keyed `Secrets.key` instead. */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Parses a token `<id>.<secret>`; undefined if malformed. `hash` is the stored form of the secret. */
export function readToken(token: string): { id: string; hash: string } | undefined {
  const [, id, secret] = /^([\w-]{1,64})\.([\w-]{43})$/.exec(token) ?? [];
  return id === undefined || secret === undefined ? undefined : { id, hash: secretHash(secret) };
}

/** Constant-time comparison. */
export const isSameText = (a: string, b: string): boolean => {
  const [bytesA, bytesB] = [Buffer.from(a), Buffer.from(b)];
  return bytesA.length === bytesB.length && timingSafeEqual(bytesA, bytesB);
};
