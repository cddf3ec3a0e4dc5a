/**
 * Runs `task` as soon as the browser has nothing better to do, after 2 s at the latest; 0.2 s from now in browsers that
 * do not report quiet moments.
 */
export function whenIdle(task: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: 2_000 });
  else setTimeout(task, 200);
}
