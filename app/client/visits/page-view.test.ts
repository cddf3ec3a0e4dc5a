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
  views.apply(pending);
  views.enter(view('/de'));
  views.enter(view('/de/flagship-megatron'));
  expect(send).not.toHaveBeenCalled();
  views.apply(granted);
  expect(send.mock.calls.map(([{ path }]) => path)).toEqual(['/de', '/de/flagship-megatron']);
  views.enter(view('/de/faq'));
  expect(send).toHaveBeenCalledTimes(3);
});

test('a no drops what was held, and a later yes does not bring it back', () => {
  const send = vi.fn();
  const views = createPageViews(send);
  views.enter(view('/de'));
  views.apply(denied);
  views.enter(view('/de/faq'));
  views.apply(granted);
  expect(send).not.toHaveBeenCalled();
});

test('a yes taken back stops the sending', () => {
  const send = vi.fn();
  const views = createPageViews(send);
  views.apply(granted);
  views.enter(view('/de'));
  views.apply(denied);
  views.enter(view('/de/faq'));
  expect(send).toHaveBeenCalledTimes(1);
});
