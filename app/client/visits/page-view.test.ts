import { expect, test, vi } from 'vitest';
import type { PageView } from './page-view.ts';
import { createPageViews } from './page-view.ts';

const view = (path: string): PageView => ({
  event: 'page_view',
  path,
  title: 'KINETRA',
  edition: 'de',
  language: 'de-DE',
});
const pending = { analytics: 'pending', ask: true } as const;
const granted = { analytics: 'granted', ask: false } as const;
const denied = { analytics: 'denied', ask: false } as const;

test('sends nothing before the visitor has chosen, then everything in order', () => {
  const send = vi.fn();
  const views = createPageViews(send);
  views.setConsent(pending);
  views.start(view('/de'));
  views.start(view('/de/flagship-megatron'));
  expect(send).not.toHaveBeenCalled();
  views.setConsent(granted);
  expect(send.mock.calls.map(([{ path }]) => path)).toEqual(['/de', '/de/flagship-megatron']);
  views.start(view('/de/faq'));
  expect(send).toHaveBeenCalledTimes(3);
});

test('drops pending views when consent is denied, even if it is granted later', () => {
  const send = vi.fn();
  const views = createPageViews(send);
  views.start(view('/de'));
  views.setConsent(denied);
  views.start(view('/de/faq'));
  views.setConsent(granted);
  expect(send).not.toHaveBeenCalled();
});

test('stops sending when consent is withdrawn', () => {
  const send = vi.fn();
  const views = createPageViews(send);
  views.setConsent(granted);
  views.start(view('/de'));
  views.setConsent(denied);
  views.start(view('/de/faq'));
  expect(send).toHaveBeenCalledTimes(1);
});
