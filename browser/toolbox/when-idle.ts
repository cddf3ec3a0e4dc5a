/**
 * Runs `task` when the browser is idle, after 2 s at the latest; after 0.2 s in browsers that do not report idle time.
 */
export function whenIdle(task: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: 2_000 });
  else setTimeout(task, 200);
}

/** Waits for the load event first, so that nothing competes with the first screen. */
export function whenPageIdle(task: () => void): void {
  const wait = () => whenIdle(task);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
