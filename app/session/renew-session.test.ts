import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Exclusive } from '../browser/lease.ts';
import { renewSession } from './renew-session.ts';
import type { SessionStore, StoredSession } from './stored-session.ts';

const used: StoredSession = { userId: 'u1', apptoken: 'old', reftoken: 'r1' };
const newer: StoredSession = { ...used, apptoken: 'new' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Renews behind another tab, whose newer pair is seen `lag` ms after it has given way. */
async function renewBehind(lag: number) {
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
  const renewed = renewSession(used, { store, exclusive: behind, refresh });
  await vi.advanceTimersByTimeAsync(2_000);
  return { session: await renewed, refreshed: refresh.mock.calls.length };
}

test('a newer pair of the tab before is adopted, however late a busy browser shows it', async () => {
  expect(await renewBehind(600)).toEqual({ session: newer, refreshed: 0 });
});

test('where the tab before has stored nothing, the session is refreshed after all', async () => {
  expect(await renewBehind(1_900)).toMatchObject({ refreshed: 1 });
});
