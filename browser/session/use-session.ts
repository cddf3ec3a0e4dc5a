import { useSyncExternalStore } from 'react';
import { documentSession, watchSession } from './document-session.ts';
import type { Profile, StoredSession } from './stored-session.ts';
import { isSameSession } from './stored-session.ts';

/** The logged-in user; without `session`, there is none. */
export interface SessionState {
  session: StoredSession | undefined;
  profile: Profile | undefined;
}

let last: SessionState | undefined;

/** Returns the logged-in user. The same object until something changes, as React requires. */
export function currentSession(): SessionState {
  const store = documentSession();
  const [session, profile] = [store.current(), store.profile()];
  const isSame =
    last && isSameSession(last.session, session) && JSON.stringify(last.profile) === JSON.stringify(profile);
  if (!last || !isSame) last = { session, profile };
  return last;
}

/**
 * Returns the logged-in user to islands. Undefined on the server and on the first render, when the page is the same for
 * all visitors.
 */
export const useSession = (): SessionState | undefined =>
  useSyncExternalStore<SessionState | undefined>(watchSession, currentSession, () => undefined);
