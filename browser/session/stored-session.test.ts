import { describe, expect, it } from 'vitest';
import { createStore } from '../toolbox/storage.ts';
import { exampleProfile, exampleSession, storageArea } from './browser.examples.ts';
import { createSessionStore } from './stored-session.ts';

function sessionIn(storage = storageArea(), group: 'us' | 'eu' | 'cn' = 'us') {
  let changes = 0;
  const store = createSessionStore(
    group,
    createStore(() => storage.area),
    () => {
      changes += 1;
    },
  );
  return { store, values: storage.values, changes: () => changes };
}

describe('the stored session', () => {
  it('is stored under the keys of its group', () => {
    const { store, values } = sessionIn();
    expect(store.save(exampleSession)).toBe(true);
    store.saveProfile(exampleProfile);
    expect([...values.keys()].toSorted()).toEqual([
      '/us/apptoken',
      '/us/reftoken',
      '/us/userId',
      '/us/userInfo',
      '/us/user_id',
    ]);
    expect([
      values.get('/us/apptoken'),
      values.get('/us/reftoken'),
      values.get('/us/user_id'),
      values.get('/us/userId'),
    ]).toEqual(['app.1', 'ref.1', 'u1', 'u1']);
    expect(JSON.parse(values.get('/us/userInfo') ?? '')).toEqual(exampleProfile);
  });

  it('is separate for every group', () => {
    const storage = storageArea();
    sessionIn(storage, 'us').store.save(exampleSession);
    expect(sessionIn(storage, 'eu').store.current()).toBeUndefined();
    expect(sessionIn(storage, 'us').store.current()).toEqual(exampleSession);
  });

  it.each(['apptoken', 'reftoken'])('is undefined without the %s', (missing) => {
    const { store, values } = sessionIn();
    store.save(exampleSession);
    values.delete(`/us/${missing}`);
    expect(store.current()).toBeUndefined();
    expect(Object.keys(store.tokens())).not.toContain(missing);
  });

  it('finds the user under either key', () => {
    const { store, values } = sessionIn();
    store.save(exampleSession);
    values.delete('/us/user_id');
    expect(store.current()).toEqual(exampleSession);
    values.delete('/us/userId');
    expect(store.current()).toBeUndefined();
  });

  it.each(['', 'two words', 'ключ', 'a\nb', 'x'.repeat(5000)])('ignores a token unfit for a header: %j', (token) => {
    const { store, values } = sessionIn();
    store.save(exampleSession);
    values.set('/us/apptoken', token);
    expect(store.current()).toBeUndefined();
  });

  it('drops the profile of the previous user', () => {
    const { store } = sessionIn();
    store.save(exampleSession);
    store.saveProfile(exampleProfile);
    store.save({ ...exampleSession, apptoken: 'app.2' });
    expect(store.profile()?.nickname).toBe('Robin');
    store.save({ ...exampleSession, userId: 'u2' });
    expect(store.profile()).toBeUndefined();
    store.saveProfile(exampleProfile);
    expect(store.profile()).toBeUndefined();
  });

  it.each([
    '',
    'null',
    '{',
    '[]',
    '"Robin"',
    '7',
    '{"user_id":"u1","nickname":"Robin"}',
    JSON.stringify({ ...exampleProfile, products: null }),
  ])('has no profile when %j is stored', (json) => {
    const { store, values } = sessionIn();
    values.set('/us/userInfo', json);
    expect(store.profile()).toBeUndefined();
  });

  it('replaces the apptoken and the user, and keeps the reftoken', () => {
    const { store } = sessionIn();
    store.save(exampleSession);
    expect(store.replace(exampleSession, { userId: 'u1', apptoken: 'app.2' })).toBe(true);
    expect(store.current()).toEqual({ userId: 'u1', apptoken: 'app.2', reftoken: 'ref.1' });
  });

  it('does not replace or clear another session', () => {
    const { store } = sessionIn();
    const newer = { ...exampleSession, apptoken: 'app.2' };
    store.save(newer);
    expect(store.replace(exampleSession, { userId: 'u1', apptoken: 'app.3' })).toBe(false);
    expect(store.clear(exampleSession)).toBe(false);
    expect(store.current()).toEqual(newer);
  });

  it('clears everything but the country', () => {
    const { store, values } = sessionIn();
    values.set('/us/country', 'CA');
    store.save(exampleSession);
    store.saveProfile(exampleProfile);
    expect(store.clear(exampleSession)).toBe(true);
    expect([...values.keys()]).toEqual(['/us/country']);
  });

  it('reads a profile of the previous build, which knew neither the ledger nor codes', () => {
    const { store, values } = sessionIn();
    const { credit_entries, codes, ...earlier } = exampleProfile;
    values.set('/us/userInfo', JSON.stringify(earlier));
    expect(store.profile()).toEqual({ ...earlier, credit_entries: [], codes: [] });
  });

  it('reads a robot of the previous build, which knew neither its name nor its warranty', () => {
    const { store, values } = sessionIn();
    const products = exampleProfile.products.map(({ nickname, region, warranty, ...product }) => product);
    store.save(exampleSession);
    values.set('/us/userInfo', JSON.stringify({ ...exampleProfile, products: [{ id: 'p1' }, ...products] }));
    expect(store.profile()?.products[0]).toEqual({ id: 'p1', nickname: null, region: 'us', warranty: [] });
  });

  it('reports every change', () => {
    const { store, changes } = sessionIn();
    store.save(exampleSession);
    store.saveProfile(exampleProfile);
    store.replace(exampleSession, { userId: 'u1', apptoken: 'app.2' });
    store.clear();
    expect(changes()).toBe(4);
  });

  it.each([{ blocked: true }, { room: 0 }, { room: 2 }])(
    'works for the life of the document with storage %j, and says so',
    (limits) => {
      const { store } = sessionIn(storageArea(limits));
      expect(store.save(exampleSession)).toBe(false);
      expect(store.current()).toEqual(exampleSession);
      store.saveProfile(exampleProfile);
      expect(store.profile()).toEqual(exampleProfile);
      store.clear();
      expect(store.current()).toBeUndefined();
    },
  );

  it('knows in advance whether a login will persist', () => {
    expect(sessionIn().store.persists()).toBe(true);
    expect(sessionIn(storageArea({ room: 0 })).store.persists()).toBe(false);
    expect(sessionIn(storageArea({ blocked: true })).store.persists()).toBe(false);
    const { store, values } = sessionIn();
    store.persists();
    expect(values.size).toBe(0);
  });

  it('knows its keys', () => {
    const { store } = sessionIn();
    expect(['/us/apptoken', '/us/userInfo', null].map(store.isKey)).toEqual([true, true, true]);
    expect(['/eu/apptoken', 'apptoken', '/us/country', '/us/probe'].map(store.isKey)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});
