import { useEffect, useSyncExternalStore } from 'react';
import { accountClient } from '#browser/session/account-client.ts';
import type { Profile } from '#browser/session/session.ts';
import { useSession } from '#browser/session/use-session.ts';

/** What the islands of the account page share besides the session. */
interface VisitState {
  /** The profile could not be fetched, and may be missing or out of date. */
  loadFailed: boolean;
  /** Set when the session is ended from this page. */
  exitReason: 'logout' | 'deletion' | undefined;
}

const firstState: VisitState = { loadFailed: false, exitReason: undefined };
let state = firstState;
/** Whose profile was fetched, or is being fetched. */
let loadedFor: string | undefined;
const listeners = new Set<() => void>();

function change(changes: Partial<VisitState>): void {
  state = { ...state, ...changes };
  for (const listener of listeners) listener();
}

const watch = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const leaveAccount = (exitReason: 'logout' | 'deletion'): void => change({ exitReason });

/** Fetches the profile again. Rejects with the errors of the account client. */
export async function loadProfile(): Promise<void> {
  try {
    await accountClient().call('profile', {});
    change({ loadFailed: false });
  } catch (error) {
    change({ loadFailed: true });
    throw error;
  }
}

interface AccountVisit extends VisitState {
  /** Undefined on the server and on the first render. */
  isLoggedIn: boolean | undefined;
  userId: string | undefined;
  profile: Profile | undefined;
}

/** Who visits the account page. The profile is fetched once, however many islands ask. */
export function useAccountVisit(): AccountVisit {
  const visitor = useSession();
  const visit = useSyncExternalStore(
    watch,
    () => state,
    () => firstState,
  );
  const userId = visitor?.session?.userId;
  useEffect(() => {
    if (userId === undefined || userId === loadedFor) return;
    loadedFor = userId;
    loadProfile().catch(() => {});
  }, [userId]);
  return { ...visit, isLoggedIn: visitor && userId !== undefined, userId, profile: visitor?.profile };
}
