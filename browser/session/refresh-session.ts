import type { Reply } from '#contract/account/calls.ts';
import { responseCodes } from '#contract/account/response-codes.ts';
import type { Exclusive } from '../toolbox/lease.ts';
import { CallRefused } from './call-errors.ts';
import type { SessionStore, StoredSession } from './stored-session.ts';
import { isSameSession } from './stored-session.ts';

interface RefreshDependencies {
  store: SessionStore;
  /** Lets one tab of this browser renew at a time. */
  exclusive: Exclusive;
  refresh: (session: StoredSession) => Promise<Reply<'refresh'>>;
  /** How long, in ms, a busy browser may take to show one tab what another has stored. */
  storageLag?: number | undefined;
}

/** Whether a failed refresh ends the session. Network errors, server errors and rate limits do not. */
const endsSession = (failure: unknown): boolean =>
  failure instanceof CallRefused && failure.code < 5000 && failure.code !== responseCodes.tooManyRequests;

/**
 * The session to use after a call with `used` was refused as invalid: one that another tab has stored meanwhile, else a
 * refreshed one. Undefined when the session is over; it is cleared then. Throws when the refresh could not be sent or
 * got no valid response: nobody is logged out for that.
 */
export function refreshSession(
  used: Partial<StoredSession>,
  { store, exclusive, refresh, storageLag = defaultStorageLag }: RefreshDependencies,
): Promise<StoredSession | undefined> {
  const isNew = () => !isSameSession(store.current(), used as StoredSession);
  return exclusive(async (hasWaited) => {
    // The tab that ran before has most likely stored newer tokens.
    if (hasWaited) await waitUntil(isNew, storageLag);
    const stored = store.current();
    if (!stored || isNew()) return stored;
    try {
      const { user_id, apptoken } = await refresh(stored);
      store.replace(stored, { userId: user_id, apptoken });
    } catch (failure) {
      if (!endsSession(failure)) throw failure;
      store.clear(stored);
    }
    return store.current();
  });
}

const defaultStorageLag = 1_000;
const pollInterval = 25;

async function waitUntil(isTrue: () => boolean, maxWait: number): Promise<void> {
  for (let waited = 0; waited < maxWait && !isTrue(); waited += pollInterval)
    await new Promise((resolve) => setTimeout(resolve, pollInterval));
}
