import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeResponse, ReceivedCall } from './browser.examples.ts';
import { exampleProfile, exampleSession, fakeBrowser } from './browser.examples.ts';

const profile = { code: 2000, data: exampleProfile };
const expired = { code: 4003, msg: 'Log in again.' };
const refreshed = { code: 2000, data: { user_id: 'u1', apptoken: 'app.2' } };

/** Returns the responses one after the other, the last one repeatedly. */
const inTurn = (...responses: FakeResponse[]) => {
  let next = 0;
  return () => responses[Math.min(next++, responses.length - 1)] as FakeResponse;
};

/** An API that accepts `app.2` and issues it on refresh. */
const renewing = ({ path, headers }: ReceivedCall): FakeResponse =>
  path.endsWith('/refresh') ? refreshed : headers.apptoken === 'app.2' ? profile : expired;

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('call', () => {
  it('carries the tokens, the region and the language', async () => {
    const { openTab, receivedCalls } = fakeBrowser({ api: () => profile });
    const { client, store } = openTab();
    await client.call('profile', {});
    expect(receivedCalls[0]?.headers).toEqual({ region: 'us', 'accept-language': 'en' });
    store.save(exampleSession);
    await client.call('profile', {});
    expect(receivedCalls[1]?.headers).toEqual({
      region: 'us',
      'accept-language': 'en',
      apptoken: 'app.1',
      reftoken: 'ref.1',
    });
  });

  it.each([
    ['uk', 'en'],
    ['eu', 'en'],
    ['de', 'de'],
    ['fr', 'fr'],
    ['jp', 'jp'],
    ['kr', 'kr'],
    ['cn', 'cn'],
  ] as const)('from %s asks for %s', async (edition, language) => {
    const { openTab, receivedCalls } = fakeBrowser({ api: () => profile, facts: { edition } });
    await openTab().client.call('profile', {});
    expect(receivedCalls[0]?.headers).toMatchObject({ region: edition, 'accept-language': language });
  });

  it('carries a token even without the other one', async () => {
    const { openTab, receivedCalls, values } = fakeBrowser({ api: () => profile });
    values.set('/us/reftoken', 'ref.1');
    await openTab().client.call('profile', {});
    expect(receivedCalls[0]?.headers).toEqual({ region: 'us', 'accept-language': 'en', reftoken: 'ref.1' });
  });

  it.each([
    ['profile', {}],
    ['updateProfile', { nickname: 'Robin' }],
    ['exchangeCredits', {}],
  ] as const)('stores the profile that %s returns', async (name, request) => {
    const { openTab } = fakeBrowser({ api: () => profile });
    const { client, store } = openTab();
    store.save(exampleSession);
    expect(await client.call(name, request)).toEqual(exampleProfile);
    expect(store.profile()).toEqual(exampleProfile);
  });

  it('tells the API at a login what the last one in this browser answered, also after logging out', async () => {
    const session = { user_id: 'u1', apptoken: 'app.1', reftoken: 'ref.1', created: false };
    const { openTab, receivedCalls, values } = fakeBrowser({
      api: ({ path }) => ({
        code: 2000,
        data: path.endsWith('/create') ? {} : { ...session, device: 'first.1~second.2' },
      }),
    });
    const { client, store } = openTab();
    const request = { email: 'name@example.com', password: 'a long password' };
    await client.call('signIn', request);
    store.save(exampleSession);
    store.clear();
    await client.call('requestCode', { email: 'name@example.com', purpose: 'login' });
    values.set('/us/device', 'what no header or body should carry: ☃');
    await client.call('signIn', request);
    expect(receivedCalls.map(({ body }) => body)).toEqual([
      request,
      { email: 'name@example.com', purpose: 'login', device: 'first.1~second.2' },
      request,
    ]);
    await client.call('profile', {});
    expect(receivedCalls.at(-1)?.url.search).toBe('');
  });

  it('shows why it was refused, unless it is silent', async () => {
    const { openTab } = fakeBrowser({ api: () => ({ code: 4002, msg: 'Wrong password.' }) });
    const { client, toasts } = openTab();
    const request = { email: 'name@example.com', password: 'wrong' };
    await expect(client.call('signIn', request, { silent: true })).rejects.toMatchObject({
      responseName: 'wrongLogin',
    });
    expect(toasts).toEqual([]);
    await expect(client.call('signIn', request)).rejects.toMatchObject({ message: 'Wrong password.' });
    expect(toasts).toEqual(['Wrong password.']);
  });

  it('fails without a toast when there is no response, with a text to show', async () => {
    const { openTab } = fakeBrowser({ api: () => new TypeError('Failed to fetch') });
    const { client, toasts } = openTab();
    await expect(client.call('profile', {})).rejects.toMatchObject({
      reason: 'network',
      message: 'Network Error',
      userMessage: 'failure.network',
    });
    expect(toasts).toEqual([]);
  });

  it('has its own text for a timeout', async () => {
    const { openTab } = fakeBrowser({ api: () => new Promise<never>(() => {}) });
    const failure = failureOf(openTab().client.call('profile', {}));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await failure).toMatchObject({
      reason: 'timeout',
      message: 'timeout exceeded',
      userMessage: 'failure.timeout',
    });
  });
});

describe('an invalid session', () => {
  it('is refreshed once, and the call is repeated once', async () => {
    const { openTab, paths, receivedCalls } = fakeBrowser({ api: renewing });
    const { client, store, toasts, navigations } = openTab();
    store.save(exampleSession);
    expect(await client.call('profile', {})).toEqual(exampleProfile);
    expect(paths()).toEqual(['user/profile', 'user/sign_in/refresh', 'user/profile']);
    expect(receivedCalls[1]?.url.search).toBe('?user_id=u1');
    expect(receivedCalls[1]?.headers).toMatchObject({ apptoken: 'app.1', reftoken: 'ref.1' });
    expect(store.current()).toEqual({ userId: 'u1', apptoken: 'app.2', reftoken: 'ref.1' });
    expect([toasts, navigations]).toEqual([[], []]);
  });

  it('repeats a call with its request', async () => {
    const { openTab, receivedCalls } = fakeBrowser({ api: renewing });
    const { client, store } = openTab();
    store.save(exampleSession);
    await client.call('updateProfile', { nickname: 'Robin' });
    expect(receivedCalls.filter(({ path }) => path.endsWith('/update')).map(({ body }) => body)).toEqual([
      { nickname: 'Robin' },
      { nickname: 'Robin' },
    ]);
  });

  it('that cannot be refreshed is cleared and leads to the login page with a return path', async () => {
    const { openTab, values } = fakeBrowser({ api: () => expired });
    const { client, store, navigations } = openTab();
    store.save(exampleSession);
    store.saveProfile(exampleProfile);
    await expect(client.call('profile', {})).rejects.toMatchObject({ code: 4003 });
    expect(values.size).toBe(0);
    client.goToLogin();
    expect(navigations).toEqual(['/us/login?return=%2Fus%2Faccount']);
  });

  it('that never existed shows a toast, and leads to the login page two seconds later', async () => {
    const { openTab, paths } = fakeBrowser({ api: () => expired });
    const { client, toasts, navigations } = openTab();
    await Promise.all([
      failureOf(client.call('profile', {})),
      failureOf(client.call('exportData', {}, { silent: true })),
    ]);
    expect(toasts).toEqual(['Log in again.']);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(navigations).toEqual([]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(navigations).toEqual(['/us/login?return=%2Fus%2Faccount']);
    expect(paths()).toEqual(['user/profile', 'user/export']);
  });

  it.each(['/us/apptoken', '/us/reftoken', '/us/user_id'])('without %s is not refreshed', async (missing) => {
    const { openTab, values, paths } = fakeBrowser({ api: () => expired });
    const { client, store, toasts } = openTab();
    store.save(exampleSession);
    values.delete(missing);
    if (missing === '/us/user_id') values.delete('/us/userId');
    await failureOf(client.call('profile', {}));
    expect(paths()).toEqual(['user/profile']);
    expect(toasts).toEqual(['Log in again.']);
  });

  it('does not lead to the login page when the visitor has logged in meanwhile', async () => {
    const { openTab } = fakeBrowser({ api: () => expired });
    const { client, store, navigations } = openTab();
    await failureOf(client.call('profile', {}));
    store.save(exampleSession);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(navigations).toEqual([]);
  });

  it('does not lead anywhere from the login page', async () => {
    const { openTab } = fakeBrowser({ api: () => expired });
    const { client, store, navigations } = openTab('/us/login');
    await failureOf(client.call('profile', {}));
    await vi.advanceTimersByTimeAsync(2_000);
    store.save(exampleSession);
    await failureOf(client.call('profile', {}));
    expect(navigations).toEqual([]);
  });

  it('that stays invalid after a refresh is cleared', async () => {
    const { openTab, paths, values } = fakeBrowser({ api: inTurn(expired, refreshed, expired) });
    const { client, store, toasts, navigations } = openTab();
    store.save(exampleSession);
    await expect(client.call('profile', {})).rejects.toMatchObject({ code: 4003 });
    expect(paths()).toEqual(['user/profile', 'user/sign_in/refresh', 'user/profile']);
    expect([toasts, values.size, navigations]).toEqual([['Log in again.'], 0, []]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(navigations).toHaveLength(1);
  });

  it.each<[string, FakeResponse, object, string[]]>([
    ['the network is away', new TypeError('Failed to fetch'), { reason: 'network' }, []],
    ['a proxy answers', new Response('Bad gateway', { status: 502 }), { reason: 'network' }, []],
    ['the store is away', { code: 5003, msg: 'One moment.' }, { responseName: 'storeUnavailable' }, ['One moment.']],
    ['the service has failed', { code: 5000 }, { responseName: 'internalError' }, ['answers.internalError']],
    [
      'there were too many calls',
      { code: 4029, data: { retry_in: 5 } },
      { responseName: 'tooManyRequests' },
      ['answers.tooManyRequests'],
    ],
  ])('is kept when, during the refresh, %s', async (_what, response, failure, expectedToasts) => {
    const { openTab } = fakeBrowser({ api: inTurn(expired, response) });
    const { client, store, toasts, navigations } = openTab();
    store.save(exampleSession);
    await expect(client.call('profile', {})).rejects.toMatchObject(failure);
    expect(store.current()).toEqual(exampleSession);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([toasts, navigations]).toEqual([expectedToasts, []]);
  });
});
