/** Returns true if a click on `target` must wait for the component: the browser would do nothing useful with it. */
const mustWait = (target: Element): boolean =>
  target.closest(
    'a[href], summary, label, select, textarea, input:not([type="checkbox"], [type="radio"], [type="submit"], [type="button"])',
  ) === null;

/**
 * Calls `wake` when a visitor first uses `element`: pointer, focus or click. A click before `wake` resolves is held
 * back and repeated afterwards; if loading failed, the browser then handles it as usual. Returns a function that stops
 * listening.
 */
export function onFirstUse(element: Element, wake: () => Promise<unknown>): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const options = { capture: true, signal };
  const start = () => void wake();
  let repeatedEvent: Event | undefined;
  element.addEventListener('pointerdown', start, { ...options, passive: true });
  element.addEventListener('focusin', start, options);
  element.addEventListener(
    'click',
    (event) => {
      if (event === repeatedEvent) return;
      const target = event.target as Element;
      if (!mustWait(target)) return start();
      event.preventDefault();
      event.stopPropagation();
      void wake().then(() => {
        // With the same position and modifier keys.
        repeatedEvent = new (event.constructor as typeof Event)(event.type, event);
        if (target.isConnected) target.dispatchEvent(repeatedEvent);
      });
    },
    options,
  );
  return () => controller.abort();
}
