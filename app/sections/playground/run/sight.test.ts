import { afterEach, expect, test, vi } from 'vitest';
import { Sight } from './sight.ts';

/** Fakes a page whose tab and element can be hidden and shown. */
function page() {
  const observers = new Set<(entries: { isIntersecting: boolean }[]) => void>();
  const document = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', document);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      #told: (entries: { isIntersecting: boolean }[]) => void;
      constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
        this.#told = told;
      }
      observe = () => void observers.add(this.#told);
      disconnect = () => void observers.delete(this.#told);
    },
  );
  return {
    scroll: (...isIntersecting: boolean[]) => {
      for (const told of observers) told(isIntersecting.map((each) => ({ isIntersecting: each })));
    },
    hide: (hidden: boolean) => {
      document.hidden = hidden;
      document.dispatchEvent(new Event('visibilitychange'));
    },
  };
}
afterEach(() => void vi.unstubAllGlobals());

test('counts an element as visible while it is in the viewport of a visible tab', () => {
  const { scroll, hide } = page();
  const sight = new Sight();
  const seen: boolean[] = [];
  const unwatch = sight.watch({} as Element);
  sight.onChange(() => seen.push(sight.isClear));
  expect(sight.isClear).toBe(true);
  scroll(true, false);
  hide(true);
  scroll(true);
  hide(false);
  expect(seen).toEqual([false, false, false, true]);
  unwatch();
  hide(true);
  scroll(false);
  expect(seen).toHaveLength(4);
});

test('stops calling a listener that unsubscribed', () => {
  const { hide } = page();
  const sight = new Sight();
  const listener = vi.fn();
  sight.watch({} as Element);
  sight.onChange(listener)();
  hide(true);
  expect(listener).not.toHaveBeenCalled();
});

test('counts a stage that cannot be drawn as hidden', () => {
  page();
  const sight = new Sight();
  const listener = vi.fn();
  sight.onChange(listener);
  sight.setDark(true);
  expect(sight.isClear).toBe(false);
  sight.setDark(false);
  expect(sight.isClear).toBe(true);
  expect(listener).toHaveBeenCalledTimes(2);
});
