import type { CallName, Reply, Request } from '#contract/account/calls.ts';
import { responseCodes } from '#contract/account/response-codes.ts';
import type { EditionCode } from '#core/place/editions.ts';
import { editions } from '#core/place/editions.ts';
import { showToast } from '#ui/toasts.ts';
import { exclusiveIn } from '../toolbox/exclusive.ts';
import type { Exclusive } from '../toolbox/lease.ts';
import { localStore } from '../toolbox/storage.ts';
import type { FailureReason } from './call-errors.ts';
import { CallFailed, CallRefused } from './call-errors.ts';
import type { DocumentFacts } from './document-facts.ts';
import { documentFacts } from './document-facts.ts';
import { documentSession } from './document-session.ts';
import { loginAddress } from './login-address.ts';
import { readResponse } from './read-response.ts';
import { refreshSession } from './refresh-session.ts';
import { requestedCall } from './requested-call.ts';
import { sendCall } from './send-call.ts';
import type { Profile, SessionStore, StoredSession } from './stored-session.ts';

export interface CallOptions {
  /** Shows no toast. */
  silent?: boolean;
  signal?: AbortSignal;
}

export interface AccountClient {
  /**
   * Calls the account API with the stored session. Rejects with a CallRefused, which a toast shows unless the call is
   * silent, or with a CallFailed, which no toast shows. An invalid session is refreshed once and the call repeated
   * once; if that is impossible, the login page follows.
   */
  call<Name extends CallName>(name: Name, request: Request<Name>, options?: CallOptions): Promise<Reply<Name>>;
  /**
   * Replaces the page by the login page, which leads back here. Does nothing when that has begun: a second navigation
   * would abort the first.
   */
  goToLogin(): void;
}

interface ClientDependencies {
  facts: DocumentFacts;
  store: SessionStore;
  exclusive: Exclusive;
  /** See `renewSession`. */
  storageLag?: number | undefined;
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  location: Pick<Location, 'href' | 'origin' | 'pathname' | 'search' | 'hash' | 'replace'>;
  showToast: typeof showToast;
}

/** How long the toast is shown before the login page follows, in ms. */
export const redirectDelay = 2_000;

/** Calls that answer the profile. */
const profileCalls: readonly CallName[] = [
  'profile',
  'updateProfile',
  'exchangeCredits',
  'updateProduct',
  'removeProduct',
];

/** Calls that tell the API which device this is; those that open a session answer what to tell it next time. */
const loginCalls: readonly CallName[] = ['requestCode', 'registerOrLogin', 'signIn', 'setPassword'];

const isInvalidSession = (failure: unknown): boolean =>
  failure instanceof CallRefused && failure.code === responseCodes.sessionExpired;

/** Accept-Language as the API specifies it: the language when it is English, else the region. */
const acceptLanguage = (edition: EditionCode): string => (editions[edition].lang.startsWith('en') ? 'en' : edition);

export function createAccountClient({
  facts,
  store,
  exclusive,
  storageLag,
  fetch,
  location,
  showToast,
}: ClientDependencies): AccountClient {
  const { edition, base, words } = facts;
  const failureTexts: Record<FailureReason, string> = {
    network: words.network,
    timeout: words.timeout,
    aborted: words.network,
    protocol: words.network,
  };
  const fail = (reason: FailureReason) => new CallFailed(reason, failureTexts[reason]);
  let redirect: ReturnType<typeof setTimeout> | undefined;
  let isLeaving = false;

  async function sendOnce<Name extends CallName>(
    name: Name,
    request: Request<Name>,
    tokens: Partial<StoredSession>,
    signal?: AbortSignal,
  ): Promise<Reply<Name>> {
    const { apptoken, reftoken } = tokens;
    const headers = {
      region: edition,
      'accept-language': acceptLanguage(edition),
      ...(apptoken && { apptoken }),
      ...(reftoken && { reftoken }),
    };
    const isLogin = loginCalls.includes(name);
    const call = requestedCall(base, name, isLogin ? { ...request, device: store.device() } : request);
    const envelope = await sendCall(call, {
      fetch,
      document: location.href,
      headers,
      fail,
      signal,
      outlivesDocument: name === 'signOut',
    });
    const reply = readResponse(envelope, words) as Reply<Name>;
    if (isLogin && 'device' in reply) store.saveDevice(reply.device);
    return reply;
  }

  const refresh = (session: StoredSession) => sendOnce('refresh', { user_id: session.userId }, session);

  function goToLogin(): void {
    const address = loginAddress(edition, location);
    if (!address || isLeaving) return;
    isLeaving = true;
    location.replace(address);
  }

  function goToLoginSoon(): void {
    clearTimeout(redirect);
    redirect = setTimeout(() => store.current() ?? goToLogin(), redirectDelay);
  }

  function reportFailure(failure: unknown, silent: boolean): unknown {
    if (failure instanceof CallRefused && !silent) showToast({ text: failure.message, tone: 'error' });
    return failure;
  }

  /** Repeats a call whose session was invalid with a refreshed one, or goes to the login page. */
  async function retry<Name extends CallName>(
    name: Name,
    request: Request<Name>,
    usedTokens: Partial<StoredSession>,
    refusal: unknown,
    options: CallOptions,
  ) {
    const { silent = false, signal } = options;
    if (!store.current()) {
      goToLoginSoon();
      throw reportFailure(refusal, silent);
    }
    const refreshed = await refreshSession(usedTokens, { store, exclusive, refresh, storageLag }).catch(
      (failure: unknown) => {
        throw reportFailure(failure, silent);
      },
    );
    if (!refreshed) {
      goToLogin();
      throw refusal;
    }
    // A request of one person must not be sent in the name of another who has logged in meanwhile.
    if (usedTokens.userId && usedTokens.userId !== refreshed.userId) throw reportFailure(refusal, silent);
    try {
      return await sendOnce(name, request, refreshed, signal);
    } catch (failure) {
      if (isInvalidSession(failure) && store.clear(refreshed)) goToLoginSoon();
      throw reportFailure(failure, silent);
    }
  }

  return {
    async call(name, request, options = {}) {
      const usedTokens = store.tokens();
      const reply = await sendOnce(name, request, usedTokens, options.signal).catch((failure: unknown) => {
        if (isInvalidSession(failure) && name !== 'signOut') return retry(name, request, usedTokens, failure, options);
        throw reportFailure(failure, options.silent ?? false);
      });
      if (profileCalls.includes(name)) store.saveProfile(reply as Profile);
      return reply;
    },
    goToLogin,
  };
}

let client: AccountClient | undefined;

/** The account API client, one for each document. One that the back button restores gets a new one. */
export function accountClient(): AccountClient {
  if (client) return client;
  addEventListener('pagehide', () => (client = undefined), { once: true });
  client = createAccountClient({
    facts: documentFacts(),
    store: documentSession(),
    exclusive: exclusiveIn(`/${document.documentElement.dataset.group}/refreshing`, localStore, navigator.locks),
    fetch: (address, init) => fetch(address, init),
    location,
    showToast,
  });
  return client;
}
