import { expect, test, vi } from 'vitest';
import { createConsentQueue } from './consent-store.browser.ts';

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
