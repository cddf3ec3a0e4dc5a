import { Worker } from 'node:worker_threads';
import type { ContentIssue } from '#server/content/content-error.ts';

/** The time in ms for which it waits, so that open pages are shown first, and nothing is checked during typing. */
const delayMs = 2_000;

export interface ContentCheck {
  /** Checks the content as it is now. A check that still runs is given up. */
  start(): void;
  stop(): void;
}

/** Resolves every page at every edge, as the build does, without holding up the server. */
export function createContentCheck(onIssues: (issues: readonly ContentIssue[]) => void): ContentCheck {
  let timer: NodeJS.Timeout | undefined;
  let worker: Worker | undefined;
  const stop = () => {
    clearTimeout(timer);
    void worker?.terminate();
    worker = undefined;
  };
  return {
    stop,
    start() {
      stop();
      timer = setTimeout(() => {
        worker = new Worker(new URL('./content-check-worker.ts', import.meta.url));
        worker.on('message', onIssues);
        // Code that cannot be loaded is reported by the server itself.
        worker.on('error', () => {});
      }, delayMs);
    },
  };
}
