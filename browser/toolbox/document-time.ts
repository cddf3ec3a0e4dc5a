import { createServerTime, type ServerTime } from './server-time.ts';

let time: ServerTime | undefined;

/** The server's time, measured once and shared by everything on the page. */
export function documentTime(): ServerTime {
  time ??= createServerTime();
  return time;
}

/**
 * Returns true if this document is a time-travel preview. Its clock stands still, and it measures and stores nothing.
 */
export const isPreview = (): boolean => document.documentElement.dataset.preview !== undefined;
