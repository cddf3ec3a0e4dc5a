import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callAccount, goToLogin } from './account-client.ts';
import { exampleProfile, exampleSession } from './browser.examples.ts';
import { type FakeResponse, fakeBrowser, type ReceivedCall } from './fake-browser.examples.ts';
import { clearSession, saveProfile, saveSession, storedProfile, storedSession } from './stored-session.ts';

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

/** Calls the API while the time passes that a refresh takes. */
const call: typeof callAccount = async (name, request, options) => {
  const reply = callAccount(name, request, options);
  reply.catch(() => {});
  await vi.advanceTimersByTimeAsync(100);
  return reply;
};
const rejectionReason = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('call', () => {
  it('carries the tokens, the region and the language', async () => {
    const { receivedCalls } = fakeBrowser({ api: () => profile });
    await call('profile', {});
    expect(receivedCalls[0]?.headers).toEqual({ region: 'us', 'accept-language': 'en' });
    saveSession(exampleSession);
    await call('profile', {});
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
    const { receivedCalls } = fakeBrowser({ api: () => profile, edition });
    await call('profile', {});
    expect(receivedCalls[0]?.headers).toMatchObject({ region: edition, 'accept-language': language });
  });

  it('carries a token even without the other one', async () => {
    const { receivedCalls, values } = fakeBrowser({ api: () => profile });
    values.set('/us/reftoken', 'ref.1');
    await call('profile', {});
    expect(receivedCalls[0]?.headers).toEqual({ region: 'us', 'accept-language': 'en', reftoken: 'ref.1' });
  });

  it.each([
    ['profile', {}],
    ['updateProfile', { nickname: 'Robin' }],
    ['exchangeCredits', {}],
  ] as const)('stores the profile that %s returns', async (name, request) => {
    fakeBrowser({ api: () => profile });
    saveSession(exampleSession);
    expect(await call(name, request)).toEqual(exampleProfile);
    expect(storedProfile()).toEqual(exampleProfile);
  });

  it('tells the API at a login what the last one in this browser answered, also after logging out', async () => {
    const session = { user_id: 'u1', apptoken: 'app.1', reftoken: 'ref.1', created: false };
    const { receivedCalls, values } = fakeBrowser({
      api: ({ path }) => ({
        code: 2000,
        data: path.endsWith('/create') ? {} : { ...session, device: 'first.1~second.2' },
      }),
    });
    const request = { email: 'name@example.com', password: 'a long password' };
    await call('signIn', request);
    saveSession(exampleSession);
    clearSession();
    await call('requestCode', { email: 'name@example.com', purpose: 'login' });
    values.set('/us/device', 'what no header or body should carry: ☃');
    await call('signIn', request);
    expect(receivedCalls.map(({ body }) => body)).toEqual([
      request,
      { email: 'name@example.com', purpose: 'login', device: 'first.1~second.2' },
      request,
    ]);
    await call('profile', {});
    expect(receivedCalls.at(-1)?.url.search).toBe('');
  });

  it('shows why it was refused, unless it is silent', async () => {
    const { toasts } = fakeBrowser({ api: () => ({ code: 4002, msg: 'Wrong password.' }) });
    const request = { email: 'name@example.com', password: 'wrong' };
    await expect(call('signIn', request, { silent: true })).rejects.toMatchObject({
      responseName: 'wrongLogin',
    });
    expect(toasts()).toEqual([]);
    await expect(call('signIn', request)).rejects.toMatchObject({ message: 'Wrong password.' });
    expect(toasts()).toEqual(['Wrong password.']);
  });

  it('fails without a toast when there is no response, with a text to show', async () => {
    const { toasts } = fakeBrowser({ api: () => new TypeError('Failed to fetch') });
    await expect(call('profile', {})).rejects.toMatchObject({
      name: 'CallFailed',
      message: 'failure.network',
    });
    expect(toasts()).toEqual([]);
  });
});

describe('an invalid session', () => {
  it('is refreshed once, and the call is repeated once', async () => {
    const { receivedCalls, paths, toasts, navigations } = fakeBrowser({ api: renewing });
    saveSession(exampleSession);
    expect(await call('profile', {})).toEqual(exampleProfile);
    expect(paths()).toEqual(['user/profile', 'user/sign_in/refresh', 'user/profile']);
    expect(receivedCalls[1]?.url.search).toBe('?user_id=u1');
    expect(receivedCalls[1]?.headers).toMatchObject({ apptoken: 'app.1', reftoken: 'ref.1' });
    expect(storedSession()).toEqual({ userId: 'u1', apptoken: 'app.2', reftoken: 'ref.1' });
    expect([toasts(), navigations]).toEqual([[], []]);
  });

  it('repeats a call with its request', async () => {
    const { receivedCalls } = fakeBrowser({ api: renewing });
    saveSession(exampleSession);
    await call('updateProfile', { nickname: 'Robin' });
    expect(receivedCalls.filter(({ path }) => path.endsWith('/update')).map(({ body }) => body)).toEqual([
      { nickname: 'Robin' },
      { nickname: 'Robin' },
    ]);
  });

  it('that cannot be refreshed is cleared and leads to the login page with a return path', async () => {
    const { values, navigations } = fakeBrowser({ api: () => expired });
    saveSession(exampleSession);
    saveProfile(exampleProfile);
    await expect(call('profile', {})).rejects.toMatchObject({ code: 4003 });
    expect(values.size).toBe(0);
    goToLogin();
    expect(navigations).toEqual(['/us/login?return=%2Fus%2Faccount']);
  });

  it('that never existed shows a toast, and leads to the login page two seconds later', async () => {
    const { paths, toasts, navigations } = fakeBrowser({ api: () => expired });
    await Promise.all([
      rejectionReason(callAccount('profile', {})),
      rejectionReason(callAccount('exportData', {}, { silent: true })),
    ]);
    expect(toasts()).toEqual(['Log in again.']);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(navigations).toEqual([]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(navigations).toEqual(['/us/login?return=%2Fus%2Faccount']);
    expect(paths()).toEqual(['user/profile', 'user/export']);
  });

  it.each(['/us/apptoken', '/us/reftoken', '/us/user_id'])('without %s is not refreshed', async (missing) => {
    const { paths, values, toasts } = fakeBrowser({ api: () => expired });
    saveSession(exampleSession);
    values.delete(missing);
    if (missing === '/us/user_id') values.delete('/us/userId');
    await rejectionReason(call('profile', {}));
    expect(paths()).toEqual(['user/profile']);
    expect(toasts()).toEqual(['Log in again.']);
  });

  it('does not lead to the login page when the visitor has logged in meanwhile', async () => {
    const { navigations } = fakeBrowser({ api: () => expired });
    await rejectionReason(call('profile', {}));
    saveSession(exampleSession);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(navigations).toEqual([]);
  });

  it('does not lead anywhere from the login page', async () => {
    const { navigations } = fakeBrowser({ api: () => expired, pathname: '/us/login' });
    await rejectionReason(call('profile', {}));
    await vi.advanceTimersByTimeAsync(2_000);
    saveSession(exampleSession);
    await rejectionReason(call('profile', {}));
    expect(navigations).toEqual([]);
  });

  it('that stays invalid after a refresh is cleared', async () => {
    const { paths, values, toasts, navigations } = fakeBrowser({ api: inTurn(expired, refreshed, expired) });
    saveSession(exampleSession);
    await expect(call('profile', {})).rejects.toMatchObject({ code: 4003 });
    expect(paths()).toEqual(['user/profile', 'user/sign_in/refresh', 'user/profile']);
    expect([toasts(), values.size, navigations]).toEqual([['Log in again.'], 0, []]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(navigations).toHaveLength(1);
  });

  it.each<[string, FakeResponse, object, string[]]>([
    ['the network is away', new TypeError('Failed to fetch'), { message: 'failure.network' }, []],
    ['a proxy answers', new Response('Bad gateway', { status: 502 }), { message: 'failure.network' }, []],
    ['the store is away', { code: 5003, msg: 'One moment.' }, { responseName: 'storeUnavailable' }, ['One moment.']],
    ['the service has failed', { code: 5000 }, { responseName: 'internalError' }, ['answers.internalError']],
    [
      'there were too many calls',
      { code: 4029, data: { retry_in: 5 } },
      { responseName: 'tooManyRequests' },
      ['answers.tooManyRequests'],
    ],
  ])('is kept when, during the refresh, %s', async (_what, response, failure, expectedToasts) => {
    const { toasts, navigations } = fakeBrowser({ api: inTurn(expired, response) });
    saveSession(exampleSession);
    await expect(call('profile', {})).rejects.toMatchObject(failure);
    expect(storedSession()).toEqual(exampleSession);
    expect(toasts()).toEqual(expectedToasts);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(navigations).toEqual([]);
  });
});
