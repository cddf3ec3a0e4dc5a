import { Worker } from 'node:worker_threads';
import type { ContentIssue } from '#server/content/content-error.ts';
import type { RawContent } from '#server/content/content-reader.ts';

/** The time in ms for which it waits, so that open pages are shown first, and nothing is checked during typing. */
const delayMs = 2_000;

export interface ContentCheck {
  /** Checks the content as it is now, `parsed` where files have not changed. A check that still runs is given up. */
  start(parsed: RawContent): void;
  stop(): void;
}

/**
 * Resolves every page at every edge, as the build does, without holding up the server. Errors of the content, and one
 * that a check itself throws, are passed to `onError`.
 */
export function createContentCheck(onError: (error: unknown) => void): ContentCheck {
  let timer: NodeJS.Timeout | undefined;
  let worker: Worker | undefined;
  const stop = () => {
    clearTimeout(timer);
    void worker?.terminate();
    worker = undefined;
  };
  return {
    stop,
    start(parsed) {
      stop();
      timer = setTimeout(() => {
        worker = new Worker(new URL('./content-check-worker.ts', import.meta.url), { workerData: parsed });
        worker.on('message', (issues: readonly ContentIssue[]) => onError({ issues }));
        worker.on('error', onError);
      }, delayMs);
    },
  };
}
