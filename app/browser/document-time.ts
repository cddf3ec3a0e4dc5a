import type { ServerTime } from './server-time.ts';
import { createServerTime } from './server-time.ts';

let time: ServerTime | undefined;

/** The server's time as this document knows it: one measurement for everything on the page. */
export function documentTime(): ServerTime {
  time ??= createServerTime({
    fetch: (address, init) => fetch(address, init),
    monotonic: () => performance.now(),
    wall: () => Date.now(),
  });
  return time;
}

/**
 * Whether the document shows the site to its makers at an instant of their choice: it then stands still there, and
 * counts, remembers and asks nothing.
 */
export const isPreview = (): boolean => document.documentElement.dataset.preview !== undefined;
