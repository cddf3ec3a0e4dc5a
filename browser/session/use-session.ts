import { useSyncExternalStore } from 'react';
import {
  isSameSession,
  type Profile,
  type StoredSession,
  storedProfile,
  storedSession,
  watchSession,
} from './stored-session.ts';

/** The visitor who is logged in; without `session`, nobody is. */
interface SessionState {
  session: StoredSession | undefined;
  profile: Profile | undefined;
}

let last: SessionState = { session: undefined, profile: undefined };

/** Returns who is logged in now. The same object until something changes, as React requires. */
export function currentSession(): SessionState {
  const [session, profile] = [storedSession(), storedProfile()];
  const isSame = isSameSession(last.session, session) && JSON.stringify(last.profile) === JSON.stringify(profile);
  if (!isSame) last = { session, profile };
  return last;
}

/**
 * Returns who is logged in, for islands. Undefined on the server and on the first render, when the page is the same for
 * everybody.
 */
export const useSession = (): SessionState | undefined =>
  useSyncExternalStore(watchSession, currentSession, () => undefined);
