import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { checkPassword, hashPassword } from './hash-password.ts';

const network = '192.0.2.1';

test('a hash names its cost, is salted and matches its password only', async () => {
  const [firstHash, secondHash] = await Promise.all([
    hashPassword('correct horse', network),
    hashPassword('correct horse', network),
  ]);
  expect(firstHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(secondHash).not.toBe(firstHash);
  expect(await checkPassword(firstHash, 'correct horse', network)).toEqual({ isRight: true, isOutdated: false });
  expect(await checkPassword(firstHash, 'Correct horse', network)).toMatchObject({ isRight: false });
});

test('a hash of a lower cost still matches, and is reported as outdated', async () => {
  const cheap = await hash('correct horse', { memoryCost: 8192, timeCost: 1, parallelism: 1 });
  expect(await checkPassword(cheap, 'correct horse', network)).toEqual({ isRight: true, isOutdated: true });
});

test('checking without a hash never matches and takes as long', async () => {
  await checkPassword(undefined, 'warm up', network);
  const storedHash = await hashPassword('correct horse', network);
  const time = async (against: string | undefined) => {
    const start = performance.now();
    for (let check = 0; check < 5; check += 1)
      expect((await checkPassword(against, 'wrong', network)).isRight).toBe(false);
    return performance.now() - start;
  };
  const [someone, nobody] = [await time(storedHash), await time(undefined)];
  expect(nobody).toBeGreaterThan(someone / 4);
});

test('a malformed hash matches no password', async () => {
  expect((await checkPassword('', 'x', network)).isRight).toBe(false);
  expect((await checkPassword('garbage', 'x', network)).isRight).toBe(false);
});

test('a flood from one IPv6 subscriber fills the queue for nobody else', async () => {
  let flooding = 0;
  const flood = Promise.allSettled(
    Array.from({ length: 200 }, (_, index) => {
      flooding += 1;
      return hashPassword('correct horse', `2001:db8:1:${index.toString(16)}::/64`).finally(() => {
        flooding -= 1;
      });
    }),
  );
  const storedHash = await hashPassword('and then', '198.51.100.1');
  // It overtakes all but those that run already, and one.
  expect(flooding).toBeGreaterThan(0);
  expect((await checkPassword(storedHash, 'and then', '198.51.100.1')).isRight).toBe(true);
  const refused = (await flood).filter((result) => result.status === 'rejected');
  expect(refused.length).toBeGreaterThanOrEqual(200 - 2 - 32);
  expect(refused[0]?.reason).toMatchObject({ responseName: 'tooManyRequests', details: { retryIn: 2 } });
});
