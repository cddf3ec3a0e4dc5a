import { describe, expect, it } from 'vitest';
import { logIn, logOut } from './account-client.ts';
import { exampleProfile, exampleSession, storageArea } from './browser.examples.ts';
import { fakeBrowser } from './fake-browser.examples.ts';
import { canStoreSession, saveSession, storedProfile, storedSession } from './stored-session.ts';

const reply = { user_id: 'u1', apptoken: 'app.1', reftoken: 'ref.1', created: false, device: 'device.1' };
const profile = { code: 2000, data: exampleProfile };

describe('session', () => {
  it('stores the tokens, then fetches the profile with them', async () => {
    const { receivedCalls } = fakeBrowser({ api: () => profile });
    await logIn(reply);
    expect(storedSession()).toEqual(exampleSession);
    expect(storedProfile()).toEqual(exampleProfile);
    expect(receivedCalls.map(({ path, headers }) => [path, headers.apptoken])).toEqual([
      ['/api/us/account/user/profile', 'app.1'],
    ]);
  });

  it('works without the profile when that fails to load', async () => {
    const { toasts } = fakeBrowser({ api: () => new TypeError('Failed to fetch') });
    await logIn(reply);
    expect([storedSession(), storedProfile(), toasts()]).toEqual([exampleSession, undefined, []]);
  });

  it('ends at once, and signs out at the API with the ended tokens', async () => {
    let respond = () => {};
    const { receivedCalls } = fakeBrowser({
      api: () => new Promise((resolve) => (respond = () => resolve({ code: 2000 }))),
    });
    saveSession(exampleSession);
    const loggingOut = logOut();
    expect(storedSession()).toBeUndefined();
    expect(receivedCalls[0]).toMatchObject({
      path: '/api/us/account/user/sign_out',
      headers: { apptoken: 'app.1', reftoken: 'ref.1' },
      init: { keepalive: true },
    });
    respond();
    await loggingOut;
  });

  it.each([new TypeError('Failed to fetch'), { code: 4003 }, { code: 5000 }])(
    'ends in this browser whatever the API responds: %j',
    async (response) => {
      const { paths, values, toasts, navigations } = fakeBrowser({ api: () => response });
      saveSession(exampleSession);
      await logOut();
      expect([paths(), values.size, toasts(), navigations]).toEqual([['user/sign_out'], 0, [], []]);
    },
  );

  it('is shared by all tabs', async () => {
    const { values } = fakeBrowser({ api: () => profile });
    await logIn(reply);
    values.clear();
    expect([storedSession(), storedProfile()]).toEqual([undefined, undefined]);
  });

  it.each([{ blocked: true }, { room: 0 }])(
    'works within one document with storage %j, and says that it will not persist',
    async (limits) => {
      const { values } = fakeBrowser({ api: () => profile, storage: storageArea(limits) });
      expect(canStoreSession()).toBe(false);
      await logIn(reply);
      expect([storedSession(), storedProfile(), values.size]).toEqual([exampleSession, exampleProfile, 0]);
      await logOut();
      expect(storedSession()).toBeUndefined();
    },
  );
});
