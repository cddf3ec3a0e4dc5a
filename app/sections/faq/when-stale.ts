import type { ServerTime } from '../../browser/server-time.ts';

/** Longest time between two checks, in ms: timers stand still while the computer sleeps. */
const longestNap = 5_000;
/** Random delay after the edge, in ms, so that not all visitors fetch at once. */
const spread = { first: 100, width: 400 };

interface StaleParts {
  time: ServerTime;
  /** In ms of the server's time. */
  validUntil: number;
  /** Called once, shortly after the edge. */
  onStale: () => void;
}

/** Calls `onStale` once the server's time has passed `validUntil`. Returns a function that stops waiting. */
export function whenStale({ time, validUntil, onStale }: StaleParts): () => void {
  const due = validUntil + spread.first + Math.random() * spread.width;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  async function check(): Promise<void> {
    // The measurement may be of any age: only sleep can have made it badly wrong.
    if (time.isStale(Number.POSITIVE_INFINITY)) await time.measure();
    const now = time.now();
    if (isOver || now === undefined) return;
    if (now >= due) onStale();
    else timer = setTimeout(check, Math.min(due - now, longestNap));
  }

  void check();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
