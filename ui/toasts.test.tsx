import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showToast } from './toasts.ts';

const region = () => document.querySelector('[data-toasts]');

beforeEach(() => {
  vi.useFakeTimers();
  const element = Object.assign(document.createElement('div'), { showPopover() {}, hidePopover() {} });
  element.dataset.toasts = '';
  document.body.replaceChildren(element);
});
afterEach(() => void vi.useRealTimers());

test('shows a toast for three seconds, or as long as it is told', () => {
  showToast({ text: 'Copied.', tone: 'good' });
  showToast({ text: 'It failed.', tone: 'error', time: 4_500 });
  vi.advanceTimersByTime(2_999);
  expect(region()?.textContent).toBe('Copied.It failed.');
  vi.advanceTimersByTime(1);
  expect(region()?.textContent).toBe('It failed.');
  vi.advanceTimersByTime(1_500);
  expect(region()?.textContent).toBe('');
});

test('does not count the time while the pointer is on it', () => {
  showToast({ text: 'Copied.', tone: 'good' });
  const toast = region()?.firstElementChild;
  vi.advanceTimersByTime(2_000);
  toast?.dispatchEvent(new Event('pointerenter'));
  toast?.dispatchEvent(new Event('focusin'));
  vi.advanceTimersByTime(60_000);
  toast?.dispatchEvent(new Event('pointerleave'));
  vi.advanceTimersByTime(999);
  expect(region()?.textContent).toBe('Copied.');
  vi.advanceTimersByTime(1);
  expect(region()?.textContent).toBe('');
});
