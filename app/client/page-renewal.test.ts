import { expect, test, vi } from 'vitest';
import { renewPage, validUntilOf } from './page-renewal.ts';

const standing = { href: 'https://site.example/us', build: 'b1', validUntil: Date.parse('2025-08-20T16:00:00Z') };
const documentWith = (dataset: Record<string, string>) => ({ documentElement: { dataset } }) as unknown as Document;

function setUp(answer: Response | Error, dataset: Record<string, string> = {}) {
  const fetch = vi.fn(async (_address: string, _init: RequestInit) => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const [morph, reload] = [vi.fn(async () => {}), vi.fn()];
  const renew = (age = 3_600_000) => renewPage({ fetch, page: () => standing, parse: () => documentWith(dataset), morph, reload, age: () => age });
  return { renew, fetch, morph, reload };
}

test('puts the next page in place', async () => {
  const { renew, fetch, morph, reload } = setUp(new Response('<html>'), { build: 'b1', validUntil: '2025-09-01T00:00:00Z' });
  expect(await renew()).toBe('renewed');
  expect(fetch.mock.calls[0]).toMatchObject([standing.href, { cache: 'no-cache' }]);
  expect(morph).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();
});

test('puts a page in place that stays as it is for ever', async () => {
  const { renew, morph } = setUp(new Response('<html>'), { build: 'b1' });
  expect(await renew()).toBe('renewed');
  expect(morph).toHaveBeenCalledTimes(1);
});

test('leaves the page alone while the server still gives the same one', async () => {
  const { renew, morph } = setUp(new Response('<html>'), { build: 'b1', validUntil: '2025-08-20T16:00:00Z' });
  expect(await renew()).toBe('unchanged');
  expect(morph).not.toHaveBeenCalled();
});

test('loads the document when it comes from another build', async () => {
  const { renew, morph, reload } = setUp(new Response('<html>'), { build: 'b2', validUntil: '2025-09-01T00:00:00Z' });
  expect(await renew()).toBe('leaving');
  expect(reload).toHaveBeenCalledTimes(1);
  expect(morph).not.toHaveBeenCalled();
});

test('does not load again and again where two builds answer in turn', async () => {
  const { renew, reload } = setUp(new Response('<html>'), { build: 'b2', validUntil: '2025-09-01T00:00:00Z' });
  await expect(renew(2_000)).rejects.toThrow('another build');
  expect(reload).not.toHaveBeenCalled();
});

test('loads the document when the next page cannot be put in place, but not again and again', async () => {
  const { renew, morph, reload } = setUp(new Response('<html>'), { build: 'b1' });
  morph.mockRejectedValue(new TypeError('Importing a module script failed.'));
  await expect(renew(2_000)).rejects.toThrow('module script');
  expect(reload).not.toHaveBeenCalled();
});

test('loads the document when the script that puts it in place is gone', async () => {
  const { renew, morph, reload } = setUp(new Response('<html>'), { build: 'b1' });
  morph.mockRejectedValue(new TypeError('Importing a module script failed.'));
  expect(await renew()).toBe('leaving');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('loads the document when the page is gone', async () => {
  const { renew, reload } = setUp(new Response('', { status: 404 }));
  expect(await renew()).toBe('leaving');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('loads the document when the page leads elsewhere now', async () => {
  const redirect = Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' });
  const { renew, reload } = setUp(redirect);
  expect(await renew()).toBe('leaving');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('rejects when the server is unwell or out of reach', async () => {
  await expect(setUp(new Response('', { status: 503 })).renew()).rejects.toThrow('503');
  await expect(setUp(new TypeError('offline')).renew()).rejects.toThrow('offline');
});

test('reads the end of validity from the document', () => {
  expect(validUntilOf(documentWith({ validUntil: '2025-08-20T16:00:00Z' }))).toBe(standing.validUntil);
  expect(validUntilOf(documentWith({}))).toBeUndefined();
});
