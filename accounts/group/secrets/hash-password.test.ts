import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { checkPassword, hashPassword } from './hash-password.ts';
import { passwordKey } from './secrets.ts';

const caller = { network: '192.0.2.1' };

const [newest, older] = [passwordKey('k2', randomBytes(32)), passwordKey('k1', randomBytes(32))];

test('a hash names its cost and its key, is salted and matches its password only', async () => {
  const [firstHash, secondHash] = await Promise.all([
    hashPassword([newest], 'correct horse', caller),
    hashPassword([newest], 'correct horse', caller),
  ]);
  expect(firstHash.startsWith(`$argon2id$v=19$m=19456,t=2,p=1,keyid=${newest.keyid}$`)).toBe(true);
  expect(secondHash).not.toBe(firstHash);
  expect(await checkPassword([newest], firstHash, 'correct horse', caller)).toEqual({
    isRight: true,
    isOutdated: false,
  });
  expect(await checkPassword([newest], firstHash, 'Correct horse', caller)).toMatchObject({ isRight: false });
});

test('a hash is of no use without its key', async () => {
  const storedHash = await hashPassword([newest], 'correct horse', caller);
  expect(await verify(storedHash, 'correct horse', { secret: newest.key })).toBe(true);
  expect(await verify(storedHash, 'correct horse')).toBe(false);
  expect(await verify(storedHash, 'correct horse', { secret: older.key })).toBe(false);
  expect(await checkPassword([older], storedHash, 'correct horse', caller)).toMatchObject({ isRight: false });
});

test('a hash of a lower cost, of an older key or of no key still matches, and is reported as outdated', async () => {
  const cheap = await hash('correct horse', { memoryCost: 8192, timeCost: 1, parallelism: 1 });
  const withoutKey = await hash('correct horse', { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const olderHash = await hashPassword([older], 'correct horse', caller);
  for (const storedHash of [cheap, withoutKey, olderHash]) {
    expect(await checkPassword([newest, older], storedHash, 'correct horse', caller)).toEqual({
      isRight: true,
      isOutdated: true,
    });
    expect(await checkPassword([newest, older], storedHash, 'wrong', caller)).toMatchObject({ isRight: false });
  }
});

test('checking without a hash, or without its key, never matches and takes as long', async () => {
  await checkPassword([newest], undefined, 'warm up', caller);
  const storedHash = await hashPassword([newest], 'correct horse', caller);
  const lostHash = await hashPassword([older], 'correct horse', caller);
  const time = async (against: string | undefined) => {
    const start = performance.now();
    for (let check = 0; check < 5; check += 1)
      expect((await checkPassword([newest], against, 'wrong', caller)).isRight).toBe(false);
    return performance.now() - start;
  };
  const someone = await time(storedHash);
  for (const against of [undefined, lostHash]) expect(await time(against)).toBeGreaterThan(someone / 4);
});

test('a malformed hash matches no password', async () => {
  expect((await checkPassword([newest], '', 'x', caller)).isRight).toBe(false);
  expect((await checkPassword([newest], 'garbage', 'x', caller)).isRight).toBe(false);
});

test('a flood from one IPv6 subscriber fills the queue for nobody else', async () => {
  let flooding = 0;
  const flood = Promise.allSettled(
    Array.from({ length: 200 }, (_, index) => {
      flooding += 1;
      return hashPassword([newest], 'correct horse', { network: `2001:db8:1:${index.toString(16)}::/64` }).finally(
        () => {
          flooding -= 1;
        },
      );
    }),
  );
  const storedHash = await hashPassword([newest], 'and then', { network: '198.51.100.1' });
  // It overtakes all but those that run already, and one.
  expect(flooding).toBeGreaterThan(0);
  expect((await checkPassword([newest], storedHash, 'and then', { network: '198.51.100.1' })).isRight).toBe(true);
  const refused = (await flood).filter((result) => result.status === 'rejected');
  expect(refused.length).toBeGreaterThanOrEqual(200 - 2 - 32);
  expect(refused[0]?.reason).toMatchObject({ responseName: 'tooManyRequests', details: { retryIn: 2 } });
});
