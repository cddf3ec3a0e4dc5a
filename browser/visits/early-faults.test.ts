import { expect, test, vi } from 'vitest';
import { keepFaults, takeFaults } from './early-faults.ts';

test('passes on the faults from before somebody listened, then each later one, up to a limit', () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  keepFaults();
  page.dispatchEvent(new Event('error'));
  page.dispatchEvent(new CustomEvent('fault'));
  const listener = vi.fn();
  takeFaults(listener);
  page.dispatchEvent(new Event('unhandledrejection'));
  expect(listener.mock.calls.map(([{ type }]) => type)).toEqual(['error', 'fault', 'unhandledrejection']);
  for (let count = 0; count < 200; count += 1) page.dispatchEvent(new Event('error'));
  expect(listener).toHaveBeenCalledTimes(100);
});
