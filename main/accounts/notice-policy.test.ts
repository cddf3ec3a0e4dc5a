import { expect, test, vi } from 'vitest';
import { clockStartingAt } from '#server/time/clock.ts';
import { fixtureSale, saleMoments } from '#tests/support/site/fixture-sale.ts';
import { noticePolicy } from './notice-policy.ts';

test('times of accounts are translated into those of a server whose clock is ahead, and back', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: saleMoments.main - 86_400_000 });
  try {
    const now = Date.now();
    const policy = noticePolicy(fixtureSale(), clockStartingAt(saleMoments.main - 5_000));
    expect(policy.status('de', 'sale:sale:main', now)).toEqual({ state: 'waiting', validUntil: now + 5_000 });
    vi.setSystemTime(now + 5_000);
    const length = saleMoments.cyber - 9 * 3_600_000 - saleMoments.main;
    expect(policy.status('de', 'sale:sale:main', now + 5_000)).toEqual({
      state: 'due',
      validUntil: now + 5_000 + length,
    });
    expect(policy.status('de', 'sale:sale:main', now + 5_000 + length)).toMatchObject({ state: 'over' });
    expect(policy.status('us', 'sale:sale:main', now)).toBeUndefined();
  } finally {
    vi.useRealTimers();
  }
});
