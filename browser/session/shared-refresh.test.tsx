import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callAccount } from './account-client.ts';
import { exampleProfile, exampleSession } from './browser.examples.ts';
import { fakeBrowser } from './fake-browser.examples.ts';
import { saveSession } from './stored-session.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  [600, 'app.2', ['user/profile', 'user/profile']],
  [1_900, 'app.3', ['user/profile', 'user/sign_in/refresh', 'user/profile']],
])(
  'a refresh waits for what another tab has stored, here %d ms later, but not for long',
  async (lag, used, expectedPaths) => {
    const { paths, receivedCalls } = fakeBrowser({
      api: ({ path, headers }) =>
        path.endsWith('/refresh')
          ? { code: 2000, data: { user_id: 'u1', apptoken: 'app.3' } }
          : headers.apptoken === 'app.1'
            ? { code: 4003 }
            : { code: 2000, data: exampleProfile },
    });
    saveSession(exampleSession);
    const otherTab = navigator.locks.request('/us/refreshing', () => vi.advanceTimersByTimeAsync(10));
    setTimeout(() => saveSession({ ...exampleSession, apptoken: 'app.2' }), lag);
    const reply = callAccount('profile', {});
    await otherTab;
    await vi.advanceTimersByTimeAsync(1_500);
    await reply;
    expect(paths()).toEqual(expectedPaths);
    expect(receivedCalls.at(-1)?.headers.apptoken).toBe(used);
  },
);
