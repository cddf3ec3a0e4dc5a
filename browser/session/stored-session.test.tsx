import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { exampleProfile, exampleSession, storageArea } from './browser.examples.ts';
import {
  clearSession,
  replaceSession,
  saveProfile,
  saveSession,
  storedProfile,
  storedSession,
  storedTokens,
  watchSession,
} from './stored-session.ts';

const { dataset } = document.documentElement;

/** Opens a page whose browser stores in `storage`, until the test ends. Returns what is stored. */
function openPage(storage = storageArea(), group = 'us') {
  vi.stubGlobal('localStorage', storage.area);
  dataset.group = group;
  onTestFinished(() => {
    clearSession();
    delete dataset.group;
    vi.unstubAllGlobals();
  });
  return storage.values;
}

describe('the stored session', () => {
  it('is stored under the keys of its group', () => {
    const values = openPage();
    saveSession(exampleSession);
    saveProfile(exampleProfile);
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
    openPage(storage, 'us');
    saveSession(exampleSession);
    openPage(storage, 'eu');
    expect(storedSession()).toBeUndefined();
    openPage(storage, 'us');
    expect(storedSession()).toEqual(exampleSession);
  });

  it.each(['apptoken', 'reftoken'])('is undefined without the %s', (missing) => {
    const values = openPage();
    saveSession(exampleSession);
    values.delete(`/us/${missing}`);
    expect(storedSession()).toBeUndefined();
    expect(Object.keys(storedTokens())).not.toContain(missing);
  });

  it('finds the user under either key', () => {
    const values = openPage();
    saveSession(exampleSession);
    values.delete('/us/user_id');
    expect(storedSession()).toEqual(exampleSession);
    values.delete('/us/userId');
    expect(storedSession()).toBeUndefined();
  });

  it.each(['', 'two words', 'ключ', 'a\nb', 'x'.repeat(5000)])('ignores a token unfit for a header: %j', (token) => {
    const values = openPage();
    saveSession(exampleSession);
    values.set('/us/apptoken', token);
    expect(storedSession()).toBeUndefined();
  });

  it('drops the profile of the previous user', () => {
    openPage();
    saveSession(exampleSession);
    saveProfile(exampleProfile);
    saveSession({ ...exampleSession, apptoken: 'app.2' });
    expect(storedProfile()?.nickname).toBe('Robin');
    saveSession({ ...exampleSession, userId: 'u2' });
    expect(storedProfile()).toBeUndefined();
    saveProfile(exampleProfile);
    expect(storedProfile()).toBeUndefined();
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
    const values = openPage();
    values.set('/us/userInfo', json);
    expect(storedProfile()).toBeUndefined();
  });

  it('replaces the apptoken and the user, and keeps the reftoken', () => {
    openPage();
    saveSession(exampleSession);
    replaceSession(exampleSession, { userId: 'u1', apptoken: 'app.2' });
    expect(storedSession()).toEqual({ userId: 'u1', apptoken: 'app.2', reftoken: 'ref.1' });
  });

  it('does not replace or clear another session', () => {
    openPage();
    const newer = { ...exampleSession, apptoken: 'app.2' };
    saveSession(newer);
    replaceSession(exampleSession, { userId: 'u1', apptoken: 'app.3' });
    expect(clearSession(exampleSession)).toBe(false);
    expect(storedSession()).toEqual(newer);
  });

  it('clears everything but the country', () => {
    const values = openPage();
    values.set('/us/country', 'CA');
    saveSession(exampleSession);
    saveProfile(exampleProfile);
    expect(clearSession(exampleSession)).toBe(true);
    expect([...values.keys()]).toEqual(['/us/country']);
  });

  it('reads a profile of the previous build, which knew neither the ledger nor codes', () => {
    const values = openPage();
    const { credit_entries, codes, ...earlier } = exampleProfile;
    values.set('/us/userInfo', JSON.stringify(earlier));
    expect(storedProfile()).toEqual({ ...earlier, credit_entries: [], codes: [] });
  });

  it('reads a robot of the previous build, which knew neither its name nor its warranty', () => {
    const values = openPage();
    const products = exampleProfile.products.map(({ nickname, region, warranty, ...product }) => product);
    saveSession(exampleSession);
    values.set('/us/userInfo', JSON.stringify({ ...exampleProfile, products: [{ id: 'p1' }, ...products] }));
    expect(storedProfile()?.products[0]).toEqual({ id: 'p1', nickname: null, region: 'us', warranty: [] });
  });

  it('reports every change', () => {
    openPage();
    const listener = vi.fn();
    onTestFinished(watchSession(listener));
    saveSession(exampleSession);
    saveProfile(exampleProfile);
    replaceSession(exampleSession, { userId: 'u1', apptoken: 'app.2' });
    clearSession();
    expect(listener).toHaveBeenCalledTimes(4);
  });

  it('reports what another tab has stored or removed of it', () => {
    openPage();
    const listener = vi.fn();
    onTestFinished(watchSession(listener));
    const changedElsewhere = (key: string | null) => dispatchEvent(Object.assign(new Event('storage'), { key }));
    for (const key of ['/us/apptoken', '/us/userInfo', null]) changedElsewhere(key);
    expect(listener).toHaveBeenCalledTimes(3);
    for (const key of ['/eu/apptoken', 'apptoken', '/us/country', '/us/probe']) changedElsewhere(key);
    expect(listener).toHaveBeenCalledTimes(3);
  });
});
