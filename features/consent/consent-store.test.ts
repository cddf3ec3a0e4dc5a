import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storageArea } from '#browser/session/browser.examples.ts';
import { localStore } from '#browser/toolbox/storage.ts';
import { consentState, createConsentStore } from './consent-store.browser.ts';

beforeEach(() => void vi.stubGlobal('localStorage', storageArea().area));
afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['opt-in', null, false, 'pending', true],
  ['opt-in', 'accepted', false, 'granted', false],
  ['opt-in', 'declined', false, 'denied', false],
  ['opt-in', 'noticed', false, 'pending', true],
  ['opt-in', null, true, 'denied', false],
  ['opt-in', 'accepted', true, 'granted', false],
  ['opt-out', null, false, 'granted', true],
  ['opt-out', 'noticed', false, 'granted', false],
  ['opt-out', 'declined', false, 'denied', false],
  ['opt-out', null, true, 'denied', false],
  ['notice', null, false, 'granted', true],
  ['notice', 'noticed', false, 'granted', false],
  ['notice', 'noticed', true, 'denied', false],
  ['notice', 'declined', false, 'denied', false],
  ['notice', null, true, 'denied', false],
  [undefined, null, false, 'pending', true],
] as const)(
  'under %s, after %s, privacy control %s: measuring is %s, asks %s',
  (policy, choice, privacyControl, analytics, ask) => {
    expect(consentState(policy, choice, privacyControl)).toEqual({ analytics, ask });
  },
);

test('stores a choice and notifies listeners', () => {
  const consent = createConsentStore('opt-in', false);
  const listener = vi.fn();
  consent.watch(listener);
  consent.choose('accepted');
  expect(listener.mock.calls).toEqual([[{ analytics: 'pending', ask: true }], [{ analytics: 'granted', ask: false }]]);
  expect(createConsentStore('opt-in', false).state().analytics).toBe('granted');
});

test('picks up a choice made in another tab', () => {
  const [firstTab, secondTab] = [createConsentStore('opt-in', false), createConsentStore('opt-in', false)];
  const listener = vi.fn();
  firstTab.watch(listener);
  secondTab.choose('declined');
  firstTab.notify();
  expect(listener).toHaveBeenLastCalledWith({ analytics: 'denied', ask: false });
});

test('asks again when the stored choice is invalid', () => {
  localStore.write('consent', 'true');
  expect(createConsentStore('opt-in', false).state().ask).toBe(true);
});
