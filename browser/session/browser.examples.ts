import { responseCodes } from '#contract/account/response-codes.ts';
import { exclusiveIn } from '../toolbox/exclusive.ts';
import { createStore } from '../toolbox/storage.ts';
import { createAccountClient } from './account-client.ts';
import type { DocumentFacts } from './document-facts.ts';
import { createSession } from './session.ts';
import type { Profile, StoredSession } from './stored-session.ts';
import { createSessionStore } from './stored-session.ts';

export const exampleSession: StoredSession = { userId: 'u1', apptoken: 'app.1', reftoken: 'ref.1' };

export const exampleProfile: Profile = {
  user_id: 'u1',
  email: 'name@example.com',
  phone: null,
  nickname: 'Robin',
  region: 'us',
  has_password: true,
  credits: 200,
  credit_entries: [{ reason: 'signUp', code: null, amount: 200, created_at: 0 }],
  codes: [],
  newsletter: 'none',
  products: [],
  created_at: 0,
};

const responseTexts = Object.fromEntries(
  Object.keys(responseCodes).map((name) => [name, `answers.${name}`]),
) as DocumentFacts['words']['answers'];

export const exampleFacts: DocumentFacts = {
  edition: 'us',
  base: '/api/us',
  words: { answers: responseTexts, network: 'failure.network', timeout: 'failure.timeout' },
};

/** One call as the fake API received it. */
export interface ReceivedCall {
  path: string;
  url: URL;
  headers: Record<string, string>;
  init: RequestInit;
  body: unknown;
}

export type FakeResponse = { code: number; msg?: string; data?: unknown } | Response | Error;

/** A response as it comes over the wire; an error is thrown as `fetch` throws it. */
export function asResponse(response: FakeResponse): Response {
  if (response instanceof Error) throw response;
  return response instanceof Response ? response : Response.json({ msg: '', data: {}, ...response });
}

/** A storage area with room for a limited number of keys, or one that is blocked altogether. */
export function storageArea({ room = Number.POSITIVE_INFINITY, blocked = false } = {}) {
  const values = new Map<string, string>();
  const guard = () => {
    if (blocked) throw new DOMException('denied', 'SecurityError');
  };
  return {
    values,
    area: {
      getItem(key: string) {
        guard();
        return values.get(key) ?? null;
      },
      setItem(key: string, value: string) {
        guard();
        if (!values.has(key) && values.size >= room) throw new DOMException('full', 'QuotaExceededError');
        values.set(key, value);
      },
      removeItem(key: string) {
        guard();
        values.delete(key);
      },
    },
  };
}

/** The Web Locks of one browser, granted in the order of the requests. */
export function fakeLocks(): Pick<LockManager, 'request'> {
  const queues = new Map<string, Promise<unknown>>();
  const holders = new Map<string, number>();
  const request = async (
    name: string,
    ...args: [{ ifAvailable: true }, (lock: unknown) => unknown] | [(lock: unknown) => unknown]
  ) => {
    const task = args.at(-1) as (lock: unknown) => unknown;
    if (args.length === 2 && holders.get(name)) return task(null);
    holders.set(name, (holders.get(name) ?? 0) + 1);
    const turn = Promise.resolve(queues.get(name))
      .then(() => task({ name }))
      .finally(() => holders.set(name, (holders.get(name) ?? 1) - 1));
    queues.set(
      name,
      turn.catch(() => {}),
    );
    return turn;
  };
  return { request: request as LockManager['request'] };
}

interface BrowserOptions {
  api: (call: ReceivedCall) => FakeResponse | Promise<FakeResponse>;
  hasLocks?: boolean;
  storage?: ReturnType<typeof storageArea>;
  facts?: Partial<DocumentFacts>;
}

/** A browser with any number of tabs that share its storage and its locks, in front of a fake API. */
export function fakeBrowser({ api, hasLocks = true, storage = storageArea(), facts = {} }: BrowserOptions) {
  const locks = hasLocks ? fakeLocks() : undefined;
  const log: ReceivedCall[] = [];
  const fetch = async (address: string, init: RequestInit) => {
    const url = new URL(address);
    const call = {
      path: url.pathname,
      url,
      headers: init.headers as Record<string, string>,
      init,
      body: JSON.parse(String(init.body ?? 'null')) as unknown,
    };
    log.push(call);
    const onAbort = new Promise<never>((_, reject) =>
      init.signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError'))),
    );
    return asResponse(await Promise.race([api(call), onAbort]));
  };

  function openTab(pathname = '/us/account') {
    const [toasts, replacedUrls, changes]: [string[], string[], number[]] = [[], [], []];
    const tabStore = createStore(() => storage.area);
    const store = createSessionStore('us', tabStore, () => changes.push(1));
    const client = createAccountClient({
      facts: { ...exampleFacts, ...facts },
      store,
      exclusive: exclusiveIn('/us/refreshing', tabStore, locks, async () => {}),
      storageLag: 0,
      fetch,
      location: {
        origin: 'https://www.kinetra.example',
        href: `https://www.kinetra.example${pathname}`,
        pathname,
        search: '',
        hash: '',
        replace: (address) => void replacedUrls.push(String(address)),
      },
      showToast: ({ text }) => {
        toasts.push(text);
        return () => {};
      },
    });
    return {
      store,
      client,
      session: createSession(store, client, () => () => {}),
      toasts,
      navigations: replacedUrls,
      changes,
    };
  }

  /** Paths that were called, without the base. */
  const paths = () => log.map(({ path }) => path.replace('/api/us/account/', ''));
  return { openTab, receivedCalls: log, paths, values: storage.values };
}
