import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer, HeardCall } from './browser.examples.ts';
import { exampleProfile, exampleSession, fakeBrowser } from './browser.examples.ts';

const profile = { code: 2000, data: exampleProfile };
const expired = { code: 4003, msg: 'Log in again.' };
const renewedSession = { ...exampleSession, apptoken: 'app.2' };
const refreshAnswers = {
  works: { code: 2000, data: { user_id: 'u1', apptoken: 'app.2' } },
  isRefused: expired,
  isAway: new TypeError('Failed to fetch'),
} satisfies Record<string, Answer>;

const isRefresh = ({ path }: HeardCall) => path.endsWith('/refresh');
const refreshes = (paths: string[]) => paths.filter((path) => path.endsWith('/refresh')).length;
const settle = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    (error: Error & { code?: number }) => error.code ?? error.message,
  );

/** An API whose `app.1` has expired, and a browser that is logged in with it. `beforeRefresh` runs while the refresh is under way. */
function expiredBrowser(
  refresh: keyof typeof refreshAnswers,
  { hasLocks = true, beforeRefresh = async () => {} }: { hasLocks?: boolean; beforeRefresh?: () => unknown } = {},
) {
  const browser = fakeBrowser({
    hasLocks,
    async api(call) {
      if (call.path.endsWith('/sign_out')) return { code: 2000 };
      if (!isRefresh(call)) return call.headers.apptoken && call.headers.apptoken !== 'app.1' ? profile : expired;
      await beforeRefresh();
      return refreshAnswers[refresh];
    },
  });
  browser.openTab().store.keep(exampleSession);
  const callFrom = (tabs: ReturnType<typeof browser.openTab>[]) => Promise.all(tabs.map(({ client }) => settle(client.call('profile', {}))));
  return { ...browser, callFrom };
}

const tabsOf = <Tab>(openTab: () => Tab, count = 5) => Array.from({ length: count }, openTab);

describe.each([
  ['Web Locks', true],
  ['a lease in storage', false],
])('one refresh in a browser, with %s', (_with, hasLocks) => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  async function callFromFive(refresh: keyof typeof refreshAnswers) {
    const { openTab, callFrom, ...browser } = expiredBrowser(refresh, { hasLocks });
    const tabs = tabsOf(openTab);
    const done = callFrom(tabs);
    await vi.advanceTimersByTimeAsync(5_000);
    return { ...browser, tabs, results: await done };
  }

  it('serves five tabs at once', async () => {
    const { results, paths, tabs } = await callFromFive('works');
    expect(results).toEqual(Array(5).fill('answered'));
    expect(refreshes(paths())).toBe(1);
    expect(tabs[4]?.store.current()).toEqual(renewedSession);
  });

  it('is enough to know that the session is over', async () => {
    const { results, paths, tabs, values } = await callFromFive('isRefused');
    expect(results).toEqual(Array(5).fill(4003));
    expect(refreshes(paths())).toBe(1);
    expect(values.size).toBe(0);
    expect(tabs.map(({ went, toasts }) => [went.length, toasts])).toEqual(Array(5).fill([1, []]));
  });

  it('is tried again by each tab while the network is away', async () => {
    const { results, tabs } = await callFromFive('isAway');
    expect(results).toEqual(Array(5).fill('Network Error'));
    expect(tabs[0]?.store.current()).toEqual(exampleSession);
  });

  it('serves several calls of one tab', async () => {
    const { openTab, callFrom, paths } = expiredBrowser('works', { hasLocks });
    const tab = openTab();
    const done = callFrom([tab, tab, tab]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await done).toEqual(Array(3).fill('answered'));
    expect(refreshes(paths())).toBe(1);
  });
});

describe('a refresh', () => {
  it('is not needed when a newer pair is there than the call used', async () => {
    const { openTab, paths } = fakeBrowser({
      api(call) {
        if (call.headers.apptoken === 'app.2') return profile;
        tab.store.keep({ ...exampleSession, apptoken: 'app.2', reftoken: 'ref.2' });
        return expired;
      },
    });
    const tab = openTab();
    tab.store.keep(exampleSession);
    expect(await tab.client.call('profile', {})).toEqual(exampleProfile);
    expect(paths()).toEqual(['user/profile', 'user/profile']);
  });

  it('does not bring back who has logged out meanwhile', async () => {
    const { openTab, callFrom, values } = expiredBrowser('works', { beforeRefresh: () => other.session.leave() });
    const [tab, other] = [openTab(), openTab()];
    expect(await callFrom([tab])).toEqual([4003]);
    expect(values.size).toBe(0);
    expect(tab.went).toHaveLength(1);
  });

  it.each(['works', 'isRefused'] as const)('that %s leaves alone who has logged in anew meanwhile', async (refresh) => {
    const anew = { userId: 'u1', apptoken: 'app.9', reftoken: 'ref.9' };
    const { openTab, callFrom } = expiredBrowser(refresh, { beforeRefresh: () => other.store.keep(anew) });
    const [tab, other] = [openTab(), openTab()];
    expect(await callFrom([tab])).toEqual(['answered']);
    expect(tab.store.current()).toEqual(anew);
    expect(tab.went).toEqual([]);
  });

  it('never makes a call of one person in the name of another', async () => {
    const { openTab, paths } = fakeBrowser({
      api() {
        tab.store.keep({ userId: 'u2', apptoken: 'app.9', reftoken: 'ref.9' });
        return expired;
      },
    });
    const tab = openTab();
    tab.store.keep(exampleSession);
    await expect(tab.client.call('updateProfile', { nickname: 'Robin' })).rejects.toMatchObject({ code: 4003 });
    expect(paths()).toEqual(['user/profile/update']);
    expect([tab.store.current()?.userId, tab.went]).toEqual(['u2', []]);
  });

  it('keeps its promises in whatever order things happen', async () => {
    const orders = fc.asyncProperty(
      fc.scheduler(),
      fc.integer({ min: 1, max: 5 }),
      fc.constantFrom('works', 'isRefused', 'isAway'),
      fc.boolean(),
      async (scheduler, count, refresh, someoneLeaves) => {
        const { openTab, values, callFrom, paths } = expiredBrowser(refresh, { beforeRefresh: () => scheduler.schedule(Promise.resolve()) });
        const tabs = tabsOf(openTab, count);
        const calls = tabs.map((tab) => scheduler.schedule(Promise.resolve(), 'call').then(() => callFrom([tab])));
        const leaving = someoneLeaves && scheduler.schedule(Promise.resolve(), 'leave').then(() => tabs[0]?.session.leave());
        await scheduler.waitFor(Promise.all([...calls, leaving]));
        const left = tabs[0]?.store.current();
        if (someoneLeaves) expect(values.size).toBe(0);
        else expect(left).toEqual({ works: renewedSession, isRefused: undefined, isAway: exampleSession }[refresh]);
        if (refresh !== 'isAway') expect(refreshes(paths())).toBeLessThanOrEqual(1);
      },
    );
    await fc.assert(orders, { numRuns: 300 });
  });
});
