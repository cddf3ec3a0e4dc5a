import { randomBytes } from 'node:crypto';
import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import type { GroupCode } from '#contract/account/groups.ts';
import { AppTokens } from './app-tokens.ts';
import { createSecrets } from './secrets.ts';

const [older, newer] = ['old', 'new'].map((id) => ({ id, key: new Uint8Array(randomBytes(32)) }));
if (!older || !newer) throw new Error('no keys');
const start = 1_790_000_000_000;
const claims = { userId: 'u', sessionId: 's', generation: 3 };

const tokensOf = (ring: { id: string; key: Uint8Array }[], group: GroupCode = 'us', now = start) =>
  new AppTokens({ group, ring, lifeSeconds: 900, now: () => now });

test('a token identifies its user until it expires', async () => {
  const token = await tokensOf([older]).sign(claims);
  expect(await tokensOf([older], 'us', start + 899_000).verify(token)).toMatchObject(claims);
  expect(await tokensOf([older], 'us', start + 900_000).verify(token)).toBeUndefined();
  expect(await tokensOf([older], 'us', start + 900_000).verifyEvenExpired(token)).toEqual({ ...claims, expired: true });
});

test('keys rotate: the newest signs, the older one still verifies, a withdrawn one does not', async () => {
  const old = await tokensOf([older]).sign(claims);
  const both = tokensOf([newer, older]);
  expect(await both.verify(old)).toMatchObject(claims);
  const fresh = await both.sign(claims);
  expect(await tokensOf([newer]).verify(fresh)).toMatchObject(claims);
  expect(await tokensOf([newer]).verifyEvenExpired(old)).toBeUndefined();
});

test('a token is refused by another group, even with the same key', async () => {
  const token = await tokensOf([older], 'us').sign(claims);
  expect(await tokensOf([older], 'eu').verifyEvenExpired(token)).toBeUndefined();
  const secrets = createSecrets({ keys: [older], pepper: randomBytes(32) });
  expect(secrets.ring('us')[0]?.key).not.toEqual(secrets.ring('eu')[0]?.key);
});

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const head = { alg: 'HS256', typ: 'at+jwt', kid: 'old' };
const body = { sub: 'u', sid: 's', gen: 3, iss: 'accounts', aud: 'us', iat: start / 1000, exp: start / 1000 + 900 };
const signToken = (payload: Record<string, unknown>, header: Record<string, string> = head) =>
  new SignJWT(payload).setProtectedHeader(header as { alg: string }).sign(older.key);

test.each<[string, () => string | Promise<string>]>([
  ['nothing', () => ''],
  ['no token', () => 'apptoken'],
  ['alg none', () => `${part({ ...head, alg: 'none' })}.${part(body)}.`],
  [
    'alg none with a signature',
    async () => `${part({ ...head, alg: 'none' })}.${(await signToken(body)).split('.').slice(1).join('.')}`,
  ],
  ['another algorithm', () => signToken(body, { ...head, alg: 'HS512' })],
  ['an unknown key', () => signToken(body, { ...head, kid: 'stranger' })],
  ['no key named', () => signToken(body, { alg: 'HS256', typ: 'at+jwt' })],
  ['a foreign key under a known name', () => new SignJWT(body).setProtectedHeader(head).sign(newer.key)],
  [
    'a body put in later',
    async () => (await signToken(body)).replace(/\.[^.]+\./, `.${part({ ...body, sub: 'other' })}.`),
  ],
  ['another type', () => signToken(body, { ...head, typ: 'JWT' })],
  ['another issuer', () => signToken({ ...body, iss: 'someone' })],
  ['another audience', () => signToken({ ...body, aud: 'cn' })],
  ['no user', () => signToken({ ...body, sub: undefined })],
  ['no session', () => signToken({ ...body, sid: undefined })],
  ['a session of another kind', () => signToken({ ...body, sid: 7 })],
  ['no expiry', () => signToken({ ...body, exp: undefined })],
  ['too many characters', () => signToken({ ...body, more: 'x'.repeat(2000) })],
])('a token with %s is refused', async (_what, make) => {
  expect(await tokensOf([older]).verifyEvenExpired(await make())).toBeUndefined();
});

test('the token that the refused ones derive from is accepted', async () => {
  expect(await tokensOf([older]).verify(await signToken(body))).toMatchObject(claims);
});
