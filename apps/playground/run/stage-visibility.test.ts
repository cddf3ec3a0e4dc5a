import { afterEach, expect, test, vi } from 'vitest';
import { StageVisibility } from './stage-visibility.ts';

/** Fakes a page whose tab and element can be hidden and shown. */
function page() {
  const observers = new Set<(entries: { isIntersecting: boolean }[]) => void>();
  const document = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', document);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      #onChange: (entries: { isIntersecting: boolean }[]) => void;
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        this.#onChange = callback;
      }
      observe = () => void observers.add(this.#onChange);
      disconnect = () => void observers.delete(this.#onChange);
    },
  );
  return {
    scroll: (...isIntersecting: boolean[]) => {
      for (const callback of observers) callback(isIntersecting.map((each) => ({ isIntersecting: each })));
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
  const visibility = new StageVisibility();
  const changes: boolean[] = [];
  const stopObserving = visibility.observe({} as Element);
  visibility.onChange(() => changes.push(visibility.isClear));
  expect(visibility.isClear).toBe(true);
  scroll(true, false);
  hide(true);
  scroll(true);
  hide(false);
  expect(changes).toEqual([false, false, false, true]);
  stopObserving();
  hide(true);
  scroll(false);
  expect(changes).toHaveLength(4);
});

test('stops calling a listener that unsubscribed', () => {
  const { hide } = page();
  const visibility = new StageVisibility();
  const listener = vi.fn();
  visibility.observe({} as Element);
  visibility.onChange(listener)();
  hide(true);
  expect(listener).not.toHaveBeenCalled();
});

test('counts a stage that cannot be drawn as hidden', () => {
  page();
  const visibility = new StageVisibility();
  const listener = vi.fn();
  visibility.onChange(listener);
  visibility.setLost(true);
  expect(visibility.isClear).toBe(false);
  visibility.setLost(false);
  expect(visibility.isClear).toBe(true);
  expect(listener).toHaveBeenCalledTimes(2);
});
