import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer, HeardCall } from './browser.examples.ts';
import { exampleProfile, exampleSession, fakeBrowser } from './browser.examples.ts';

const profile = { code: 2000, data: exampleProfile };
const expired = { code: 4003, msg: 'Log in again.' };
const refreshed = { code: 2000, data: { user_id: 'u1', apptoken: 'app.2' } };

/** Returns the responses one after the other, the last one repeatedly. */
const inTurn = (...answers: Answer[]) => {
  let next = 0;
  return () => answers[Math.min(next++, answers.length - 1)] as Answer;
};

/** An API that accepts `app.2` and issues it on refresh. */
const renewing = ({ path, headers }: HeardCall): Answer =>
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
    const { openTab, heard } = fakeBrowser({ api: () => profile });
    const { client, store } = openTab();
    await client.call('profile', {});
    expect(heard[0]?.headers).toEqual({ region: 'us', 'accept-language': 'en' });
    store.keep(exampleSession);
    await client.call('profile', {});
    expect(heard[1]?.headers).toEqual({ region: 'us', 'accept-language': 'en', apptoken: 'app.1', reftoken: 'ref.1' });
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
    const { openTab, heard } = fakeBrowser({ api: () => profile, facts: { edition } });
    await openTab().client.call('profile', {});
    expect(heard[0]?.headers).toMatchObject({ region: edition, 'accept-language': language });
  });

  it('carries a token even without the other one', async () => {
    const { openTab, heard, values } = fakeBrowser({ api: () => profile });
    values.set('/us/reftoken', 'ref.1');
    await openTab().client.call('profile', {});
    expect(heard[0]?.headers).toEqual({ region: 'us', 'accept-language': 'en', reftoken: 'ref.1' });
  });

  it('stores the profile that it returns', async () => {
    const { openTab } = fakeBrowser({ api: () => profile });
    const { client, store } = openTab();
    store.keep(exampleSession);
    expect(await client.call('updateProfile', { nickname: 'Robin' })).toEqual(exampleProfile);
    expect(store.profile()).toEqual(exampleProfile);
  });

  it('shows why it was refused, unless it is silent', async () => {
    const { openTab } = fakeBrowser({ api: () => ({ code: 4002, msg: 'Wrong password.' }) });
    const { client, toasts } = openTab();
    const request = { email: 'name@example.com', password: 'wrong' };
    await expect(client.call('signIn', request, { silent: true })).rejects.toMatchObject({ answer: 'wrongLogin' });
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
      words: 'failure.network',
    });
    expect(toasts).toEqual([]);
  });

  it('has its own text for a timeout', async () => {
    const { openTab } = fakeBrowser({ api: () => new Promise<never>(() => {}) });
    const failure = failureOf(openTab().client.call('profile', {}));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await failure).toMatchObject({ reason: 'timeout', message: 'timeout exceeded', words: 'failure.timeout' });
  });
});

describe('an invalid session', () => {
  it('is refreshed once, and the call is repeated once', async () => {
    const { openTab, paths, heard } = fakeBrowser({ api: renewing });
    const { client, store, toasts, went } = openTab();
    store.keep(exampleSession);
    expect(await client.call('profile', {})).toEqual(exampleProfile);
    expect(paths()).toEqual(['user/profile', 'user/sign_in/refresh', 'user/profile']);
    expect(heard[1]?.url.search).toBe('?user_id=u1');
    expect(heard[1]?.headers).toMatchObject({ apptoken: 'app.1', reftoken: 'ref.1' });
    expect(store.current()).toEqual({ userId: 'u1', apptoken: 'app.2', reftoken: 'ref.1' });
    expect([toasts, went]).toEqual([[], []]);
  });

  it('repeats a call with its request', async () => {
    const { openTab, heard } = fakeBrowser({ api: renewing });
    const { client, store } = openTab();
    store.keep(exampleSession);
    await client.call('updateProfile', { nickname: 'Robin' });
    expect(heard.filter(({ path }) => path.endsWith('/update')).map(({ body }) => body)).toEqual([
      { nickname: 'Robin' },
      { nickname: 'Robin' },
    ]);
  });

  it('that cannot be refreshed is cleared and leads to the login page with a return path', async () => {
    const { openTab, values } = fakeBrowser({ api: () => expired });
    const { client, store, went } = openTab();
    store.keep(exampleSession);
    store.keepProfile(exampleProfile);
    await expect(client.call('profile', {})).rejects.toMatchObject({ code: 4003 });
    expect(values.size).toBe(0);
    expect(went).toEqual(['/us/login?return=%2Fus%2Faccount']);
  });

  it('that never existed shows a toast, and leads to the login page two seconds later', async () => {
    const { openTab, paths } = fakeBrowser({ api: () => expired });
    const { client, toasts, went } = openTab();
    await Promise.all([
      failureOf(client.call('profile', {})),
      failureOf(client.call('exportData', {}, { silent: true })),
    ]);
    expect(toasts).toEqual(['Log in again.']);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(went).toEqual([]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(went).toEqual(['/us/login?return=%2Fus%2Faccount']);
    expect(paths()).toEqual(['user/profile', 'user/export']);
  });

  it.each(['/us/apptoken', '/us/reftoken', '/us/user_id'])('without %s is not refreshed', async (missing) => {
    const { openTab, values, paths } = fakeBrowser({ api: () => expired });
    const { client, store, toasts } = openTab();
    store.keep(exampleSession);
    values.delete(missing);
    if (missing === '/us/user_id') values.delete('/us/userId');
    await failureOf(client.call('profile', {}));
    expect(paths()).toEqual(['user/profile']);
    expect(toasts).toEqual(['Log in again.']);
  });

  it('does not lead to the login page when the visitor has logged in meanwhile', async () => {
    const { openTab } = fakeBrowser({ api: () => expired });
    const { client, store, went } = openTab();
    await failureOf(client.call('profile', {}));
    store.keep(exampleSession);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(went).toEqual([]);
  });

  it('does not lead anywhere from the login page', async () => {
    const { openTab } = fakeBrowser({ api: () => expired });
    const { client, store, went } = openTab('/us/login');
    await failureOf(client.call('profile', {}));
    await vi.advanceTimersByTimeAsync(2_000);
    store.keep(exampleSession);
    await failureOf(client.call('profile', {}));
    expect(went).toEqual([]);
  });

  it('that stays invalid after a refresh is cleared', async () => {
    const { openTab, paths, values } = fakeBrowser({ api: inTurn(expired, refreshed, expired) });
    const { client, store, toasts, went } = openTab();
    store.keep(exampleSession);
    await expect(client.call('profile', {})).rejects.toMatchObject({ code: 4003 });
    expect(paths()).toEqual(['user/profile', 'user/sign_in/refresh', 'user/profile']);
    expect([toasts, values.size, went]).toEqual([['Log in again.'], 0, []]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(went).toHaveLength(1);
  });

  it.each<[string, Answer, object, string[]]>([
    ['the network is away', new TypeError('Failed to fetch'), { reason: 'network' }, []],
    ['a proxy answers', new Response('Bad gateway', { status: 502 }), { reason: 'network' }, []],
    ['the store is away', { code: 5003, msg: 'One moment.' }, { answer: 'storeAway' }, ['One moment.']],
    ['the service has failed', { code: 5000 }, { answer: 'server' }, ['answers.server']],
    ['there were too many calls', { code: 4029, data: { retry_in: 5 } }, { answer: 'tooMany' }, ['answers.tooMany']],
  ])('is kept when, during the refresh, %s', async (_what, answer, failure, told) => {
    const { openTab } = fakeBrowser({ api: inTurn(expired, answer) });
    const { client, store, toasts, went } = openTab();
    store.keep(exampleSession);
    await expect(client.call('profile', {})).rejects.toMatchObject(failure);
    expect(store.current()).toEqual(exampleSession);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([toasts, went]).toEqual([told, []]);
  });
});
