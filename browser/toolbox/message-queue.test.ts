import { expect, test, vi } from 'vitest';
import { createMessageQueue } from './message-queue.ts';

/** A page that shows `message` from its first paint on. */
function page(message?: string) {
  const root = { dataset: (message ? { message } : {}) as DOMStringMap };
  return { root, queue: createMessageQueue(() => root) };
}

test('shows one message at a time, in order and not as they come', () => {
  const { root, queue } = page('consent');
  const [showOffer, showSuggestion] = [vi.fn(), vi.fn()];
  queue.ask('offer', showOffer);
  queue.ask('suggestion', showSuggestion);
  expect([showOffer, showSuggestion].flatMap(({ mock }) => mock.calls)).toEqual([]);
  queue.end('consent');
  expect(root.dataset.message).toBe('suggestion');
  expect(showSuggestion).toHaveBeenCalledOnce();
  expect(showOffer).not.toHaveBeenCalled();
  queue.end('suggestion');
  expect(showOffer).toHaveBeenCalledOnce();
  queue.end('offer');
  expect(root.dataset).toEqual({});
});

test('shows a message at once where there is no other, and once', () => {
  const { root, queue } = page();
  const show = vi.fn();
  expect(queue.isFree()).toBe(true);
  queue.ask('suggestion', show);
  queue.ask('suggestion', show);
  expect(root.dataset.message).toBe('suggestion');
  expect(show).toHaveBeenCalledOnce();
  expect(queue.isFree()).toBe(false);
});

test('a message that is no longer needed loses its turn, and takes none from another', () => {
  const { root, queue } = page('consent');
  const show = vi.fn();
  queue.ask('suggestion', show);
  queue.end('suggestion');
  expect(root.dataset.message).toBe('consent');
  queue.end('consent');
  expect(show).not.toHaveBeenCalled();
  expect(queue.isFree()).toBe(true);
});
