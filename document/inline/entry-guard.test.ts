import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { code as entryGuard } from './entry-guard.ts?inline-script';

type Listener = (event: { target: object }) => Promise<void>;

/** A tab whose server answers with these statuses. `fail` fails in a new document, and counts reloads. */
function openTab(statuses: Record<string, number>) {
  const storage = new Map<string, string>();
  const history = {
    state: null as unknown,
    replaceState(state: unknown) {
      history.state = state;
    },
  };
  const reload = vi.fn();
  return async function fail(target: object, build = 'b1'): Promise<number> {
    let listener: Listener | undefined;
    runInNewContext(entryGuard, {
      addEventListener(_type: string, handler: Listener) {
        listener = handler;
      },
      document: { documentElement: { dataset: { build } } },
      history,
      sessionStorage: {
        getItem: (key: string) => storage.get(key) ?? null,
        setItem: (key: string, value: string) => void storage.set(key, value),
      },
      performance: {
        getEntriesByType: (kind: string) =>
          kind === 'navigation' ? [{ type: 'navigate' }] : Object.keys(statuses).map((name) => ({ name })),
      },
      fetch: async (address: string) => ({ status: statuses[address] ?? 200 }),
      location: { reload },
    });
    await listener?.({ target });
    return reload.mock.calls.length;
  };
}

const entry = { localName: 'script', type: 'module', src: '/assets/client-1.js' };

test.each([
  ['its script', '/assets/client-1.js'],
  ['a module that its script imports', '/assets/shared-1.js'],
])('reloads the page when %s is gone', async (_what, path) => {
  expect(await openTab({ [path]: 404 })(entry)).toBe(1);
});

test('reloads once per build', async () => {
  const fail = openTab({ '/assets/client-1.js': 404 });
  let reloads = 0;
  for (const build of ['b1', 'b1', 'b2', 'b1', 'b2']) reloads = await fail(entry, build);
  expect(reloads).toBe(2);
});

test('leaves the page alone when the server fails, and for other elements', async () => {
  const fail = openTab({ '/assets/client-1.js': 503 });
  expect(await fail(entry)).toBe(0);
  const failGone = openTab({ '/assets/client-1.js': 404 });
  for (const target of [{ localName: 'img', src: '/assets/client-1.js' }, {}]) expect(await failGone(target)).toBe(0);
});
