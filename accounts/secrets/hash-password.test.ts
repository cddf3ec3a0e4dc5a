import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { checkPassword, hashPassword } from './hash-password.ts';

test('a hash names its cost, is salted and matches its password only', async () => {
  const [firstHash, secondHash] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')]);
  expect(firstHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(secondHash).not.toBe(firstHash);
  expect(await checkPassword(firstHash, 'correct horse')).toEqual({ isRight: true, isOutdated: false });
  expect(await checkPassword(firstHash, 'Correct horse')).toMatchObject({ isRight: false });
});

test('a hash of a lower cost still matches, and is reported as outdated', async () => {
  const cheap = await hash('correct horse', { memoryCost: 8192, timeCost: 1, parallelism: 1 });
  expect(await checkPassword(cheap, 'correct horse')).toEqual({ isRight: true, isOutdated: true });
});

test('checking without a hash never matches and takes as long', async () => {
  await checkPassword(undefined, 'warm up');
  const storedHash = await hashPassword('correct horse');
  const time = async (against: string | undefined) => {
    const start = performance.now();
    for (let check = 0; check < 5; check += 1) expect((await checkPassword(against, 'wrong')).isRight).toBe(false);
    return performance.now() - start;
  };
  const [someone, nobody] = [await time(storedHash), await time(undefined)];
  expect(nobody).toBeGreaterThan(someone / 4);
});

test('a malformed hash matches no password', async () => {
  expect((await checkPassword('', 'x')).isRight).toBe(false);
  expect((await checkPassword('garbage', 'x')).isRight).toBe(false);
});

test('calls are refused when the queue is full', async () => {
  const results = await Promise.allSettled(Array.from({ length: 70 }, () => hashPassword('correct horse')));
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused.length).toBe(4);
  expect(refused[0]?.reason).toMatchObject({ responseName: 'tooManyRequests', details: { retryIn: 2 } });
  expect((await checkPassword(await hashPassword('and then'), 'and then')).isRight).toBe(true);
});
