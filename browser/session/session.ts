import type { Reply } from '#contract/account/calls.ts';
import type { AccountClient } from './account-client.ts';
import { accountClient } from './account-client.ts';
import { documentSession, watchSession } from './document-session.ts';
import type { Profile, SessionStore, StoredSession } from './stored-session.ts';

export type { Profile, StoredSession };

export interface Session {
  current(): StoredSession | undefined;
  profile(): Profile | undefined;
  /**
   * Logs in with the reply of a call: stores the tokens, then fetches and stores the profile. Never rejects: without
   * the profile the login is still valid.
   */
  logIn(reply: Pick<Reply<'signIn'>, 'user_id' | 'apptoken' | 'reftoken'>): Promise<void>;
  /** Logs out in this and every other tab at once, and tells the API. Never rejects. */
  logOut(): Promise<void>;
  /** Calls back whenever the session may have changed. Returns a function that stops watching. */
  watch(listener: () => void): () => void;
  /** Whether a login will outlive this document; false where storage is blocked or full. */
  persists(): boolean;
}

export function createSession(store: SessionStore, client: AccountClient, watch: Session['watch']): Session {
  return {
    current: store.current,
    profile: store.profile,
    async logIn({ user_id, apptoken, reftoken }) {
      store.save({ userId: user_id, apptoken, reftoken });
      await client.call('profile', {}, { silent: true }).catch(() => {});
    },
    async logOut() {
      const signedOut = client.call('signOut', {}, { silent: true });
      store.clear();
      await signedOut.catch(() => {});
    },
    watch,
    persists: store.persists,
  };
}

let current: Session | undefined;

/** The visitor's session, one for each document. Browser only. */
export function session(): Session {
  current ??= createSession(documentSession(), accountClient(), watchSession);
  return current;
}
