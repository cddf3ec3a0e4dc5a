import { answerCodes } from '#rules/account/answer-codes.ts';
import type { Reply } from '#rules/account/calls.ts';
import { CallRefused } from './call-errors.ts';
import type { Exclusive } from './lease.ts';
import type { SessionStore, StoredSession } from './stored-session.ts';
import { isSameSession } from './stored-session.ts';

interface RenewalParts {
  store: SessionStore;
  /** Lets one at a time in this browser renew. */
  exclusive: Exclusive;
  refresh: (session: StoredSession) => Promise<Reply<'refresh'>>;
}

/** Whether a failed refresh means that the session is over; what is wrong with the network, the service or the number of attempts passes. */
const endsSession = (failure: unknown): boolean => failure instanceof CallRefused && failure.code < 5000 && failure.code !== answerCodes.tooMany;

/**
 * The session to use after a call with `used` was answered that its session is invalid: the one that somebody else has stored meanwhile, else a
 * refreshed one. Undefined when the session is over; it is forgotten then. Throws when the refresh could not be asked for or answered: nobody is
 * logged out for that.
 */
export function renewSession(used: Partial<StoredSession>, { store, exclusive, refresh }: RenewalParts): Promise<StoredSession | undefined> {
  return exclusive(async () => {
    const stored = store.current();
    if (!stored || !isSameSession(stored, used as StoredSession)) return stored;
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
