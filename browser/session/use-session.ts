import { useSyncExternalStore } from 'react';
import { documentSession, watchSession } from './document-session.ts';
import type { Profile, StoredSession } from './stored-session.ts';
import { isSameSession } from './stored-session.ts';

/** Who is logged in; without `session`, nobody. */
export interface SessionState {
  session: StoredSession | undefined;
  profile: Profile | undefined;
}

let last: SessionState | undefined;

/** Who is logged in now. The same object until something changes, as React requires. */
export function currentSession(): SessionState {
  const store = documentSession();
  const [session, profile] = [store.current(), store.profile()];
  const isSame =
    last && isSameSession(last.session, session) && JSON.stringify(last.profile) === JSON.stringify(profile);
  if (!last || !isSame) last = { session, profile };
  return last;
}

/**
 * Who is logged in, for islands. Undefined on the server and on the first render, when the page is the same for
 * everybody.
 */
export const useSession = (): SessionState | undefined =>
  useSyncExternalStore<SessionState | undefined>(watchSession, currentSession, () => undefined);
