import type { ServerTime } from './server-time.ts';
import { createServerTime } from './server-time.ts';

let time: ServerTime | undefined;

/** The server's time as this document knows it: one measurement for everything on the page. */
export function documentTime(): ServerTime {
  time ??= createServerTime({ fetch: (address, init) => fetch(address, init), monotonic: () => performance.now(), wall: () => Date.now() });
  return time;
}

/** Whether the document shows the site at an instant that its address names, and stands still there. */
export const isPreview = (): boolean => new URLSearchParams(location.search).has('at');
