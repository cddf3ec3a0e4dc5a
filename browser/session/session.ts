import type { Reply } from '#contract/account/calls.ts';
import { callAccount } from './account-client.ts';
import { clearSession, saveSession } from './stored-session.ts';

/**
 * Logs in with the reply of a call: stores the tokens, then fetches and stores the profile. Never rejects: without the
 * profile the login is still valid.
 */
export async function logIn({ user_id, apptoken, reftoken }: Reply<'signIn'>): Promise<void> {
  saveSession({ userId: user_id, apptoken, reftoken });
  await callAccount('profile', {}, { silent: true }).catch(() => {});
}

/** Logs out in this and every other tab at once, and tells the API. Never rejects. */
export async function logOut(): Promise<void> {
  const signedOut = callAccount('signOut', {}, { silent: true });
  clearSession();
  await signedOut.catch(() => {});
}
