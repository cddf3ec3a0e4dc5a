import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Exclusive } from '../toolbox/lease.ts';
import { refreshSession } from './refresh-session.ts';
import type { SessionStore, StoredSession } from './stored-session.ts';

const used: StoredSession = { userId: 'u1', apptoken: 'old', reftoken: 'r1' };
const newer: StoredSession = { ...used, apptoken: 'new' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Renews after another tab whose newer tokens become visible `lag` ms after it has released the lock. */
async function refreshBehind(lag: number) {
  let stored = used;
  setTimeout(() => {
    stored = newer;
  }, lag);
  const refresh = vi.fn(async () => ({ user_id: 'u1', apptoken: 'again' }));
  const store = {
    current: () => stored,
    replace: (_old: StoredSession, pair: object) => Object.assign(stored, pair),
  } as unknown as SessionStore;
  const behind: Exclusive = (task) => task(true);
  const pendingSession = refreshSession(used, { store, exclusive: behind, refresh });
  await vi.advanceTimersByTimeAsync(2_000);
  return { session: await pendingSession, refreshed: refresh.mock.calls.length };
}

test('adopts newer tokens of another tab, however late they become visible', async () => {
  expect(await refreshBehind(600)).toEqual({ session: newer, refreshed: 0 });
});

test('refreshes the session when the other tab has stored nothing', async () => {
  expect(await refreshBehind(1_900)).toMatchObject({ refreshed: 1 });
});
