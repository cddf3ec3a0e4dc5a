import type { CallName, Reply, Request } from '#contract/account/calls.ts';
import { responseCodes } from '#contract/account/response-codes.ts';
import type { EditionCode } from '#core/place/editions.ts';
import { showToast } from '#ui/toasts.ts';
import { runExclusively } from '../toolbox/exclusive.ts';
import { CallRefused } from './call-errors.ts';
import { loginAddress } from './login-address.ts';
import { sendCall } from './send-call.ts';
import {
  clearSession,
  isSameSession,
  type Profile,
  replaceSession,
  type StoredSession,
  saveProfile,
  saveSession,
  storedSession,
  storedTokens,
} from './stored-session.ts';

const profileCalls: readonly CallName[] = [
  'profile',
  'updateProfile',
  'exchangeCredits',
  'updateProduct',
  'removeProduct',
];

const isInvalidSession = (failure: unknown): boolean =>
  failure instanceof CallRefused && failure.code === responseCodes.sessionExpired;

/**
 * Calls the account API with the stored session. Rejects with a CallRefused, which a toast shows unless the call is
 * silent, or with a CallFailed, which no toast shows. An invalid session is refreshed once and the call repeated once;
 * if that is impossible, the login page follows.
 */
export async function callAccount<Name extends CallName>(
  name: Name,
  request: Request<Name>,
  { silent = false }: { silent?: boolean } = {},
): Promise<Reply<Name>> {
  const tokens = storedTokens();
  try {
    const reply = await sendCall(name, request, tokens).catch((failure: unknown) => {
      if (isInvalidSession(failure) && name !== 'signOut') return repeatCall(name, request, tokens, failure);
      throw failure;
    });
    if (profileCalls.includes(name)) saveProfile(reply as Profile);
    return reply;
  } catch (failure) {
    if (failure instanceof CallRefused && !silent && !isLeaving) showToast({ text: failure.message, tone: 'error' });
    throw failure;
  }
}

/** Repeats a call whose session was invalid with a refreshed one, or goes to the login page. */
async function repeatCall<Name extends CallName>(
  name: Name,
  request: Request<Name>,
  usedTokens: Partial<StoredSession>,
  refusal: unknown,
): Promise<Reply<Name>> {
  if (!storedSession()) {
    goToLoginSoon();
    throw refusal;
  }
  const refreshed = await refreshSession(usedTokens);
  if (!refreshed) {
    goToLogin();
    throw refusal;
  }
  // A request of one person must not be sent in the name of another who has logged in meanwhile.
  if (usedTokens.userId && usedTokens.userId !== refreshed.userId) throw refusal;
  try {
    return await sendCall(name, request, refreshed);
  } catch (failure) {
    if (isInvalidSession(failure) && clearSession(refreshed)) goToLoginSoon();
    throw failure;
  }
}

/** Milliseconds that a busy browser may take to show one tab what another has stored. */
const storageLag = 1_000;
const pollInterval = 25;

/** True for a failed refresh that ends the session. Network errors, server errors and rate limits do not. */
const endsSession = (failure: unknown): boolean =>
  failure instanceof CallRefused && failure.code < 5000 && failure.code !== responseCodes.tooManyRequests;

/**
 * The session to use after a call with `used` was refused as invalid: one that another tab has stored meanwhile, else a
 * refreshed one. One tab of this browser refreshes at a time. Undefined when the session is over; it is cleared then.
 * Throws when the refresh could not be sent or got no valid response: nobody is logged out for that.
 */
function refreshSession(used: Partial<StoredSession>): Promise<StoredSession | undefined> {
  const isNew = () => !isSameSession(storedSession(), used as StoredSession);
  return runExclusively(`/${document.documentElement.dataset.group}/refreshing`, async (hasWaited) => {
    // The tab that ran before has most likely stored newer tokens.
    for (let waited = 0; hasWaited && waited < storageLag && !isNew(); waited += pollInterval)
      await new Promise((resolve) => setTimeout(resolve, pollInterval));
    const stored = storedSession();
    if (!stored || isNew()) return stored;
    try {
      const { user_id, apptoken } = await sendCall('refresh', { user_id: stored.userId }, stored);
      replaceSession(stored, { userId: user_id, apptoken });
    } catch (failure) {
      if (!endsSession(failure)) throw failure;
      clearSession(stored);
    }
    return storedSession();
  });
}

/** Milliseconds for which the toast is shown before the login page follows. */
const redirectDelay = 2_000;
let redirect: ReturnType<typeof setTimeout> | undefined;
let isLeaving = false;

/**
 * Replaces the page by the login page, which leads back here. Does nothing when that has begun: a second navigation
 * would abort the first.
 */
export function goToLogin(): void {
  const address = loginAddress(document.documentElement.dataset.edition as EditionCode, location);
  if (!address || isLeaving) return;
  isLeaving = true;
  // The back button may restore the document.
  addEventListener('pagehide', () => (isLeaving = false), { once: true });
  location.replace(address);
}

function goToLoginSoon(): void {
  clearTimeout(redirect);
  redirect = setTimeout(() => storedSession() ?? goToLogin(), redirectDelay);
}

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
