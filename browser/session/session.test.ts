import { describe, expect, it } from 'vitest';
import { exampleProfile, exampleSession, fakeBrowser, storageArea } from './browser.examples.ts';

const reply = { user_id: 'u1', apptoken: 'app.1', reftoken: 'ref.1' };
const profile = { code: 2000, data: exampleProfile };

describe('session', () => {
  it('stores the tokens, then fetches the profile with them', async () => {
    const { openTab, receivedCalls } = fakeBrowser({ api: () => profile });
    const { session } = openTab();
    await session.logIn(reply);
    expect(session.current()).toEqual(exampleSession);
    expect(session.profile()).toEqual(exampleProfile);
    expect(receivedCalls.map(({ path, headers }) => [path, headers.apptoken])).toEqual([
      ['/api/us/account/user/profile', 'app.1'],
    ]);
  });

  it('works without the profile when that fails to load', async () => {
    const { openTab } = fakeBrowser({ api: () => new TypeError('Failed to fetch') });
    const { session, toasts } = openTab();
    await session.logIn(reply);
    expect([session.current(), session.profile(), toasts]).toEqual([exampleSession, undefined, []]);
  });

  it('ends at once, and signs out at the API with the ended tokens', async () => {
    let respond = () => {};
    const { openTab, receivedCalls } = fakeBrowser({
      api: () => new Promise((resolve) => (respond = () => resolve({ code: 2000 }))),
    });
    const { session, store } = openTab();
    store.save(exampleSession);
    const loggingOut = session.logOut();
    expect(session.current()).toBeUndefined();
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
      const { openTab, paths, values } = fakeBrowser({ api: () => response });
      const { session, store, toasts, navigations } = openTab();
      store.save(exampleSession);
      await session.logOut();
      expect([paths(), values.size, toasts, navigations]).toEqual([['user/sign_out'], 0, [], []]);
    },
  );

  it('is shared by all tabs', async () => {
    const { openTab } = fakeBrowser({ api: () => profile });
    const [one, other] = [openTab(), openTab()];
    await one.session.logIn(reply);
    expect(other.session.profile()).toEqual(exampleProfile);
    await other.session.logOut();
    expect([one.session.current(), one.session.profile()]).toEqual([undefined, undefined]);
  });

  it.each([{ blocked: true }, { room: 0 }])(
    'works within one document with storage %j, and says that it will not persist',
    async (limits) => {
      const { openTab, values } = fakeBrowser({ api: () => profile, storage: storageArea(limits) });
      const { session } = openTab();
      expect(session.persists()).toBe(false);
      await session.logIn(reply);
      expect([session.current(), session.profile(), values.size]).toEqual([exampleSession, exampleProfile, 0]);
      await session.logOut();
      expect(session.current()).toBeUndefined();
    },
  );
});
