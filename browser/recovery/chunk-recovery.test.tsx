import { afterEach, expect, test, vi } from 'vitest';
import { storageArea } from '../session/browser.examples.ts';
import { createChunkRecovery } from './chunk-recovery.ts';

const { dataset } = document.documentElement;

afterEach(() => {
  vi.unstubAllGlobals();
  delete dataset.build;
});

const tabStorage = () => storageArea().area;
const blockedStorage = storageArea({ blocked: true }).area;

/**
 * One tab over several loads of its page. `load` opens a fresh document with storage and history as they were;
 * `present` is the build that the server has. `recover` resolves to true if it has reloaded the page.
 */
function tab(
  area: ReturnType<typeof tabStorage>,
  statuses: Record<string, number | Error>,
  present: string | Error = 'b1',
) {
  const history = {
    state: null as unknown,
    replaceState(state: unknown) {
      history.state = state;
    },
  };
  let type = 'navigate';
  vi.stubGlobal('history', history);
  vi.stubGlobal('sessionStorage', area);
  vi.stubGlobal('performance', {
    getEntriesByType: (kind: string) =>
      kind === 'navigation' ? [{ type }] : Object.keys(statuses).map((name) => ({ name, responseStatus: 200 })),
  });
  const reload = vi.fn();
  const probe = vi.fn((path: string) => statuses[path] ?? 200);
  const presentBuild = vi.fn(() => present);
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit) => {
    const reply = method === 'HEAD' ? probe(address) : presentBuild();
    if (reply instanceof Error) throw reply;
    return typeof reply === 'number' ? { status: reply } : new Response(`<html data-build="${reply}">`);
  });
  const load = (build = 'b1', isReturn = false) => {
    type = isReturn ? 'back_forward' : 'navigate';
    dataset.build = build;
    const recover = createChunkRecovery(reload);
    return async (paths: string[]) => {
      const before = reload.mock.calls.length;
      await recover(paths);
      return reload.mock.calls.length > before;
    };
  };
  return { load, reload, probe, presentBuild };
}

const gone = { '/assets/a.js': 404 };

test('reloads the page when a failed script is gone', async () => {
  const { load, reload } = tab(tabStorage(), gone);
  expect(await load()(['/assets/a.js'])).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('stays when the script still exists, the server fails or the network is down', async () => {
  const { load, reload } = tab(tabStorage(), {
    '/assets/a.js': 200,
    '/assets/b.js': 503,
    '/assets/c.js': new TypeError('offline'),
  });
  expect(await load()(['/assets/a.js', '/assets/b.js', '/assets/c.js'])).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('checks every known script when the error names none', async () => {
  const { load, reload, probe } = tab(tabStorage(), { '/assets/a.js': 200, '/assets/b.js': 404 });
  expect(await load()([])).toBe(true);
  expect(probe.mock.calls.flat()).toEqual(['/assets/a.js', '/assets/b.js']);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('compares builds when the error names no script and all known scripts exist', async () => {
  const statuses = { '/assets/a.js': 200 };
  const newerSite = tab(tabStorage(), statuses, 'b2');
  expect(await newerSite.load()([])).toBe(true);
  const sameSite = tab(tabStorage(), statuses, 'b1');
  expect(await sameSite.load()([])).toBe(false);
  const offlineSite = tab(tabStorage(), statuses, new TypeError('offline'));
  expect(await offlineSite.load()([])).toBe(false);
  const namedAsset = tab(tabStorage(), statuses, 'b2');
  expect(await namedAsset.load()(['/assets/a.js'])).toBe(false);
  expect(namedAsset.presentBuild).not.toHaveBeenCalled();
});

test('reloads once for several concurrent failures', async () => {
  const { load, reload } = tab(tabStorage(), gone);
  const recover = load();
  await Promise.all([recover(['/assets/a.js']), recover(['/assets/a.js']), recover([])]);
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  ['with storage', tabStorage()],
  ['with storage blocked', blockedStorage],
])('does not reload again when the same build keeps failing, %s', async (_how, area) => {
  const { load, reload } = tab(area, gone);
  await load()(['/assets/a.js']);
  expect(await load()(['/assets/a.js'])).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  ['with storage', tabStorage()],
  ['with storage blocked', blockedStorage],
])('gives up each of two builds that take turns once, %s', async (_how, area) => {
  const { load, reload } = tab(area, gone);
  for (const build of ['b1', 'b2', 'b1', 'b2', 'b1']) await load(build)(['/assets/a.js']);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('reloads a document restored from history although its build was given up', async () => {
  const { load, reload } = tab(tabStorage(), gone);
  await load('b1')(['/assets/a.js']);
  expect(await load('b1', true)(['/assets/a.js'])).toBe(true);
  expect(await load('b1')(['/assets/a.js'])).toBe(false);
  expect(reload).toHaveBeenCalledTimes(2);
});
