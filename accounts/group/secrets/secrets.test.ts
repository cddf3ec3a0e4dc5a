import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { isSameText, newCode } from './random-ids.ts';
import { createSecrets } from './secrets.ts';

const keys = [{ id: 'k1', key: randomBytes(32) }];
const pepper = randomBytes(32);
const secrets = createSecrets({ keys, pepper });

test('a keyed hash is the same on every node, and differs by group, parts and pepper', () => {
  const hash = secrets.key('us', 'address', 'a');
  expect(hash).toMatch(/^[\w-]{43}$/);
  expect(createSecrets({ keys, pepper }).key('us', 'address', 'a')).toBe(hash);
  expect(createSecrets({ keys, pepper: randomBytes(32) }).key('us', 'address', 'a')).not.toBe(hash);
  expect(
    new Set([
      secrets.key('us', 'a', 'b'),
      secrets.key('eu', 'a', 'b'),
      secrets.key('us', 'ab'),
      secrets.key('us', 'a,b'),
      secrets.key('us', 'b', 'a'),
    ]).size,
  ).toBe(5);
});

test('a sealed text opens only for the same group and purpose', () => {
  const sealed = secrets.seal('us', 'challenge 1', 'robin@example.com');
  expect(sealed).not.toContain('robin');
  expect(secrets.seal('us', 'challenge 1', 'robin@example.com')).not.toBe(sealed);
  expect(secrets.open('us', 'challenge 1', sealed)).toBe('robin@example.com');
  expect(secrets.open('eu', 'challenge 1', sealed)).toBeUndefined();
  expect(secrets.open('us', 'challenge 2', sealed)).toBeUndefined();
});

test.each(['', 'x', 'A'.repeat(40), 'not base64url at all !'])('a malformed sealed text does not open: %j', (text) => {
  expect(secrets.open('us', 'challenge 1', text)).toBeUndefined();
});

test('a sealed text with one changed bit does not open', () => {
  const bytes = Buffer.from(secrets.seal('us', 'p', 'text'), 'base64url');
  for (let place = 0; place < bytes.length; place += 1) {
    const changed = Buffer.from(bytes);
    changed[place] = (changed[place] ?? 0) ^ 1;
    expect(secrets.open('us', 'p', changed.toString('base64url'))).toBeUndefined();
  }
});

test('codes have six digits, including leading zeros', () => {
  const codes = Array.from({ length: 2000 }, newCode);
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
  expect(codes.some((code) => code.startsWith('0'))).toBe(true);
});

test('isSameText is true for equal texts only', () => {
  expect(isSameText('abc', 'abc')).toBe(true);
  expect(isSameText('abc', 'abd')).toBe(false);
  expect(isSameText('abc', 'ab')).toBe(false);
  expect(isSameText('é', 'ab')).toBe(false);
});
