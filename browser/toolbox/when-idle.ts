/**
 * Runs `task` when the browser is idle, after 2 s at the latest; after 0.2 s in browsers that do not report idle time.
 */
export function whenIdle(task: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: 2_000 });
  else setTimeout(task, 200);
}

/** Runs `task` after the load event, so that nothing competes with the first screen. */
export function whenLoaded(task: () => void): void {
  if (document.readyState === 'complete') task();
  else addEventListener('load', task, { once: true });
}

export const whenPageIdle = (task: () => void): void => whenLoaded(() => whenIdle(task));
