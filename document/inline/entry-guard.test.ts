import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { code as entryGuard } from './entry-guard.ts?inline-script';

type Listener = (event: { target: object }) => Promise<void>;

interface Opening {
  storage: Map<string, string> | undefined;
  history: { state: unknown };
  statuses: Record<string, number>;
  build?: string;
  /** The way by which the visitor came to the document. */
  type?: string;
}

/** Runs the guard in one document of a tab; `fail` dispatches the error event of an element. */
function open({ storage, history, statuses, build = 'b1', type = 'navigate' }: Opening) {
  const area = {
    getItem: (key: string) => storage?.get(key) ?? null,
    setItem: (key: string, value: string) => void storage?.set(key, value),
  };
  const reload = vi.fn();
  let listener: Listener | undefined;
  const document = { documentElement: { dataset: { build } } };
  const globals = {
    addEventListener(_type: string, handler: Listener) {
      listener = handler;
    },
    document,
    history: {
      get state() {
        return history.state;
      },
      replaceState(state: unknown) {
        history.state = state;
      },
    },
    performance: {
      getEntriesByType: (kind: string) =>
        kind === 'navigation' ? [{ type }] : Object.keys(statuses).map((name) => ({ name })),
    },
    fetch: async (address: string) => ({ status: statuses[address] ?? 200 }),
    location: { reload },
  };
  Object.defineProperty(globals, 'sessionStorage', {
    get() {
      if (storage) return area;
      throw new Error('denied');
    },
  });
  runInNewContext(entryGuard, globals);
  return { reload, fail: (target: object) => listener?.({ target }) };
}

const entry = { localName: 'script', type: 'module', src: '/assets/client-1.js' };

test('reloads the page when its script is gone', async () => {
  const { fail, reload } = open({
    storage: new Map(),
    history: { state: null },
    statuses: { '/assets/client-1.js': 404 },
  });
  await fail(entry);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('reloads the page when a module that its script imports is gone', async () => {
  const { fail, reload } = open({
    storage: new Map(),
    history: { state: null },
    statuses: { '/assets/shared-1.js': 404 },
  });
  await fail(entry);
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  ['with storage', new Map<string, string>()],
  ['with storage blocked', undefined],
])('reloads once per build, %s', async (_how, storage) => {
  const history = { state: null as unknown };
  const statuses = { '/assets/client-1.js': 404 };
  let reloads = 0;
  for (const build of ['b1', 'b1', 'b2', 'b1', 'b2']) {
    const { fail, reload } = open({ storage, history, statuses, build });
    await fail(entry);
    reloads += reload.mock.calls.length;
  }
  expect(reloads).toBe(2);
});

test('reloads a document restored from history again', async () => {
  const tab = {
    storage: new Map([['stale-build', ' b1 b2']]),
    history: { state: null },
    statuses: { '/assets/client-1.js': 404 },
  };
  const back = open({ ...tab, type: 'back_forward' });
  await back.fail(entry);
  expect(back.reload).toHaveBeenCalledTimes(1);
  const again = open({ ...tab, type: 'reload' });
  await again.fail(entry);
  expect(again.reload).not.toHaveBeenCalled();
});

test('leaves the page alone when the server fails, and for other elements', async () => {
  const { fail, reload } = open({
    storage: new Map(),
    history: { state: null },
    statuses: { '/assets/client-1.js': 503 },
  });
  await fail(entry);
  await fail({ localName: 'img', src: '/assets/client-1.js' });
  await fail({});
  expect(reload).not.toHaveBeenCalled();
});
