import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renewPage } from './renew-page.ts';

const reload = vi.fn();
const fetch = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const { dataset } = document.documentElement;
const heading = () => document.querySelector('h1')?.textContent;

beforeEach(() => {
  vi.stubGlobal('fetch', fetch);
  vi.spyOn(location, 'reload').mockImplementation(reload);
  // Tests of other files leave an anchor in the address, which is no part of a request.
  history.replaceState(null, '', location.pathname);
  open({});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
  Object.assign(dataset, { build: '', validUntil: '' });
  delete document.body.dataset.page;
});

/** Opens a page of the build b1 that is valid until 20 August and `age` ms old. */
function open({ page = 'home', age = 3_600_000 }): void {
  Object.assign(dataset, { build: 'b1', validUntil: '2025-08-20T16:00:00Z' });
  document.body.dataset.page = page;
  document.body.innerHTML = '<h1>August</h1>';
  vi.spyOn(performance, 'now').mockReturnValue(age);
}

const pageHtml = ({ build = 'b1', validUntil = '2025-09-01T00:00:00Z' }) =>
  `<!doctype html><html data-build="${build}" data-valid-until="${validUntil}"><body><h1>September</h1></body></html>`;
const respond = (html: string, status = 200) => fetch.mockResolvedValue(new Response(html, { status }));

test.each([
  ['the next page', {}],
  ['a page that stays valid forever', { validUntil: '' }],
])('patches %s into the document', async (_what, page) => {
  respond(pageHtml(page));
  expect(await renewPage()).toBe('renewed');
  expect(fetch.mock.calls[0]).toMatchObject([location.href, { cache: 'no-cache' }]);
  expect(heading()).toBe('September');
  expect(reload).not.toHaveBeenCalled();
});

test('leaves the page alone while the server still returns the same one', async () => {
  respond(pageHtml({ validUntil: '2025-08-20T16:00:00Z' }));
  expect(await renewPage()).toBe('unchanged');
  expect(heading()).toBe('August');
});

test('reloads the document when the response comes from another build', async () => {
  respond(pageHtml({ build: 'b2' }));
  expect(await renewPage()).toBe('leaving');
  expect(reload).toHaveBeenCalledTimes(1);
  expect(heading()).toBe('August');
});

test('does not reload repeatedly when two builds take turns', async () => {
  open({ age: 2_000 });
  respond(pageHtml({ build: 'b2' }));
  await expect(renewPage()).rejects.toThrow('another build');
  expect(reload).not.toHaveBeenCalled();
});

test('reloads the document when patching fails, but not repeatedly', async () => {
  vi.spyOn(CSSStyleSheet.prototype, 'replaceSync').mockImplementation(() => {
    throw new TypeError('cannot patch');
  });
  respond(pageHtml({}));
  expect(await renewPage()).toBe('leaving');
  expect(reload).toHaveBeenCalledTimes(1);
  open({ age: 2_000 });
  respond(pageHtml({}));
  await expect(renewPage()).rejects.toThrow('cannot patch');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('reloads the document when the page is gone or redirects', async () => {
  respond('', 404);
  expect(await renewPage()).toBe('leaving');
  fetch.mockResolvedValue(Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' }));
  expect(await renewPage()).toBe('leaving');
  expect(reload).toHaveBeenCalledTimes(2);
});

test('patches the next page over a not-found page', async () => {
  open({ page: 'not-found' });
  respond(pageHtml({}), 404);
  expect(await renewPage()).toBe('renewed');
  expect(reload).not.toHaveBeenCalled();
});

test('leaves a not-found page alone while the server still returns the same one', async () => {
  open({ page: 'not-found' });
  respond(pageHtml({ validUntil: '2025-08-20T16:00:00Z' }), 404);
  expect(await renewPage()).toBe('unchanged');
  expect(reload).not.toHaveBeenCalled();
});

test('does not reload a not-found page repeatedly when the response is not a page of the site', async () => {
  open({ page: 'not-found', age: 2_000 });
  respond('no such file', 404);
  await expect(renewPage()).rejects.toThrow('another build');
  expect(reload).not.toHaveBeenCalled();
});

test('aborts a response after a while, also one that never ends', async () => {
  const timeouts = vi.spyOn(AbortSignal, 'timeout');
  respond(pageHtml({}));
  await renewPage();
  expect(fetch.mock.calls[0]?.[1].signal).toBe(timeouts.mock.results[0]?.value);
  expect(timeouts).toHaveBeenCalledWith(20_000);
});

test('rejects when the server fails or is unreachable', async () => {
  respond('', 503);
  await expect(renewPage()).rejects.toThrow('503');
  fetch.mockRejectedValue(new TypeError('offline'));
  await expect(renewPage()).rejects.toThrow('offline');
});
