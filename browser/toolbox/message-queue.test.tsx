import { afterEach, expect, test, vi } from 'vitest';
import { messageQueue } from './message-queue.ts';

const { dataset } = document.documentElement;

afterEach(() => {
  for (const message of ['suggestion', 'offer', 'consent'] as const) messageQueue.end(message);
});

test('shows one message at a time, in order and not as they come', () => {
  dataset.message = 'consent';
  const [showOffer, showSuggestion] = [vi.fn(), vi.fn()];
  messageQueue.ask('offer', showOffer);
  messageQueue.ask('suggestion', showSuggestion);
  expect([showOffer, showSuggestion].flatMap(({ mock }) => mock.calls)).toEqual([]);
  messageQueue.end('consent');
  expect(dataset.message).toBe('suggestion');
  expect(showSuggestion).toHaveBeenCalledOnce();
  expect(showOffer).not.toHaveBeenCalled();
  messageQueue.end('suggestion');
  expect(showOffer).toHaveBeenCalledOnce();
  messageQueue.end('offer');
  expect(dataset.message).toBeUndefined();
});

test('shows a message at once where there is no other, and once', () => {
  const show = vi.fn();
  expect(messageQueue.isFree()).toBe(true);
  messageQueue.ask('suggestion', show);
  messageQueue.ask('suggestion', show);
  expect(dataset.message).toBe('suggestion');
  expect(show).toHaveBeenCalledOnce();
  expect(messageQueue.isFree()).toBe(false);
});

test('a message that is no longer needed loses its turn, and takes none from another', () => {
  dataset.message = 'consent';
  const show = vi.fn();
  messageQueue.ask('suggestion', show);
  messageQueue.end('suggestion');
  expect(dataset.message).toBe('consent');
  messageQueue.end('consent');
  expect(show).not.toHaveBeenCalled();
  expect(messageQueue.isFree()).toBe(true);
});
