import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storageArea } from '#browser/session/browser.examples.ts';
import { localStore } from '#browser/toolbox/storage.ts';
import { consentState, createConsentQueue, createConsentStore } from './consent-store.browser.ts';

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

const pending = { analytics: 'pending', ask: true } as const;
const granted = { analytics: 'granted', ask: false } as const;
const denied = { analytics: 'denied', ask: false } as const;

test('sends nothing before the visitor has chosen, then everything in order', () => {
  const send = vi.fn();
  const queue = createConsentQueue<string>(send);
  queue.setConsent(pending);
  queue.add('/de');
  queue.add('/de/flagship-megatron');
  expect(send).not.toHaveBeenCalled();
  queue.setConsent(granted);
  expect(send.mock.calls.map(([path]) => path)).toEqual(['/de', '/de/flagship-megatron']);
  queue.add('/de/faq');
  expect(send).toHaveBeenCalledTimes(3);
});

test('drops pending views when consent is denied, even if it is granted later', () => {
  const send = vi.fn();
  const queue = createConsentQueue<string>(send);
  queue.add('/de');
  queue.setConsent(denied);
  queue.add('/de/faq');
  queue.setConsent(granted);
  expect(send).not.toHaveBeenCalled();
});

test('stops sending when consent is withdrawn', () => {
  const send = vi.fn();
  const queue = createConsentQueue<string>(send);
  queue.setConsent(granted);
  queue.add('/de');
  queue.setConsent(denied);
  queue.add('/de/faq');
  expect(send).toHaveBeenCalledTimes(1);
});
