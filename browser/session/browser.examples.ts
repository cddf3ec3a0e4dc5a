import type { Profile, StoredSession } from './stored-session.ts';

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
      /** For what cleans up after a test. */
      clear: () => values.clear(),
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
