/**
 * Whether a click on `target` does something that must wait for the component, and not what the browser does by itself.
 */
const mustWait = (target: Element): boolean =>
  target.closest(
    'a[href], summary, label, select, textarea, input:not([type="checkbox"], [type="radio"], [type="submit"], [type="button"])',
  ) === null;

/**
 * Calls `wake` when somebody first turns to `element`: pointer, focus or click. A click before `wake` is done is held
 * back and made again afterwards, so that it is not lost: when the component did not come, the browser does with it
 * what it does without. The function returned stops it.
 */
export function onFirstUse(element: Element, wake: () => Promise<unknown>): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const options = { capture: true, signal };
  const start = () => void wake();
  let repeated: Event | undefined;
  element.addEventListener('pointerdown', start, { ...options, passive: true });
  element.addEventListener('focusin', start, options);
  element.addEventListener(
    'click',
    (event) => {
      if (event === repeated) return;
      const target = event.target as Element;
      if (!mustWait(target)) return start();
      event.preventDefault();
      event.stopPropagation();
      void wake().then(() => {
        repeated = again(event);
        if (target.isConnected) target.dispatchEvent(repeated);
      });
    },
    options,
  );
  return () => listening.abort();
}

/** The same click once more: same place, same keys held. */
const again = (event: Event): Event => new (event.constructor as typeof Event)(event.type, event);
