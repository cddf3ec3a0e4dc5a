import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OpenPage } from './renew-page.ts';
import { renewPage, validUntilOf } from './renew-page.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const openPage = {
  href: 'https://site.example/us',
  build: 'b1',
  validUntil: Date.parse('2025-08-20T16:00:00Z'),
  isMissing: false,
} satisfies OpenPage;
const documentWith = (dataset: Record<string, string>) => ({ documentElement: { dataset } }) as unknown as Document;

type Fetch = (address: string, init: RequestInit) => Promise<Response>;

function setUp(response: Response | Error | Fetch, dataset: Record<string, string> = {}, page: OpenPage = openPage) {
  const fetch = vi.fn<Fetch>(async (address, init) => {
    if (response instanceof Error) throw response;
    return typeof response === 'function' ? response(address, init) : response;
  });
  const [patch, reload] = [vi.fn(async () => {}), vi.fn()];
  const renew = (age = 3_600_000) =>
    renewPage({ fetch, page: () => page, parse: () => documentWith(dataset), patch, reload, age: () => age });
  return { renew, fetch, patch, reload };
}

test('patches the next page into the document', async () => {
  const { renew, fetch, patch, reload } = setUp(new Response('<html>'), {
    build: 'b1',
    validUntil: '2025-09-01T00:00:00Z',
  });
  expect(await renew()).toBe('renewed');
  expect(fetch.mock.calls[0]).toMatchObject([openPage.href, { cache: 'no-cache' }]);
  expect(patch).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();
});

test('patches a page that stays valid forever', async () => {
  const { renew, patch } = setUp(new Response('<html>'), { build: 'b1' });
  expect(await renew()).toBe('renewed');
  expect(patch).toHaveBeenCalledTimes(1);
});

test('leaves the page alone while the server still returns the same one', async () => {
  const { renew, patch } = setUp(new Response('<html>'), { build: 'b1', validUntil: '2025-08-20T16:00:00Z' });
  expect(await renew()).toBe('unchanged');
  expect(patch).not.toHaveBeenCalled();
});

test('reloads the document when the response comes from another build', async () => {
  const { renew, patch, reload } = setUp(new Response('<html>'), { build: 'b2', validUntil: '2025-09-01T00:00:00Z' });
  expect(await renew()).toBe('leaving');
  expect(reload).toHaveBeenCalledTimes(1);
  expect(patch).not.toHaveBeenCalled();
});

test('does not reload repeatedly when two builds take turns', async () => {
  const { renew, reload } = setUp(new Response('<html>'), { build: 'b2', validUntil: '2025-09-01T00:00:00Z' });
  await expect(renew(2_000)).rejects.toThrow('another build');
  expect(reload).not.toHaveBeenCalled();
});

test('reloads the document when patching fails, but not repeatedly', async () => {
  const { renew, patch, reload } = setUp(new Response('<html>'), { build: 'b1' });
  patch.mockRejectedValue(new TypeError('Importing a module script failed.'));
  await expect(renew(2_000)).rejects.toThrow('module script');
  expect(reload).not.toHaveBeenCalled();
});

test('reloads the document when the patching script is gone', async () => {
  const { renew, patch, reload } = setUp(new Response('<html>'), { build: 'b1' });
  patch.mockRejectedValue(new TypeError('Importing a module script failed.'));
  expect(await renew()).toBe('leaving');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('reloads the document when the page is gone', async () => {
  const { renew, reload } = setUp(new Response('', { status: 404 }));
  expect(await renew()).toBe('leaving');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('reloads the document when the page redirects', async () => {
  const redirect = Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' });
  const { renew, reload } = setUp(redirect);
  expect(await renew()).toBe('leaving');
  expect(reload).toHaveBeenCalledTimes(1);
});

const notFoundPage = { ...openPage, isMissing: true };
const notFound = () => new Response('<html>', { status: 404 });

test('patches the next page over a not-found page', async () => {
  const { renew, patch, reload } = setUp(notFound(), { build: 'b1', validUntil: '2025-09-01T00:00:00Z' }, notFoundPage);
  expect(await renew()).toBe('renewed');
  expect([patch.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
});

test('leaves a not-found page alone while the server still returns the same one', async () => {
  const { renew, patch, reload } = setUp(notFound(), { build: 'b1', validUntil: '2025-08-20T16:00:00Z' }, notFoundPage);
  expect(await renew()).toBe('unchanged');
  expect([patch.mock.calls.length, reload.mock.calls.length]).toEqual([0, 0]);
});

test('does not reload a not-found page repeatedly when the response is not a page of the site', async () => {
  const { renew, reload } = setUp(new Response('no such file', { status: 404 }), {}, notFoundPage);
  await expect(renew(2_000)).rejects.toThrow('another build');
  expect(reload).not.toHaveBeenCalled();
});

/** Rejects as fetch does when it is aborted. */
const rejectOnAbort = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_resolve, reject) =>
    signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError'))),
  );

const stalled = (signal: AbortSignal | null | undefined) =>
  new Response(new ReadableStream({ pull: () => rejectOnAbort(signal) }));

test.each<[string, Fetch]>([
  ['never begins', (_address, { signal }) => rejectOnAbort(signal)],
  ['never ends', async (_address, { signal }) => stalled(signal)],
])('aborts a response that %s', async (_what, hang) => {
  const { renew, patch, reload } = setUp(hang);
  const outcome = expect(renew()).rejects.toThrow('given up');
  await vi.advanceTimersByTimeAsync(20_000);
  await outcome;
  expect([patch.mock.calls.length, reload.mock.calls.length]).toEqual([0, 0]);
});

test('rejects when the server fails or is unreachable', async () => {
  await expect(setUp(new Response('', { status: 503 })).renew()).rejects.toThrow('503');
  await expect(setUp(new TypeError('offline')).renew()).rejects.toThrow('offline');
});

test('reads the end of validity from the document', () => {
  expect(validUntilOf(documentWith({ validUntil: '2025-08-20T16:00:00Z' }))).toBe(openPage.validUntil);
  expect(validUntilOf(documentWith({}))).toBeUndefined();
});
