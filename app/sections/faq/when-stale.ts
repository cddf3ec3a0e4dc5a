import type { ServerTime } from '../../browser/server-time.ts';

/** Longest time between two looks at the clock, in ms: timers stand still while the computer sleeps. */
const longestNap = 5_000;
/** Visitors come back within this span after an edge, in ms. */
const spread = { first: 100, width: 400 };

interface StaleParts {
  time: ServerTime;
  /** In ms of the server's time. */
  validUntil: number;
  /** Told once, some moments after the edge, so that not everybody asks at once. */
  onStale: () => void;
}

/** Waits by the server's time until something is no longer valid. The function returned stops it. */
export function whenStale({ time, validUntil, onStale }: StaleParts): () => void {
  const due = validUntil + spread.first + Math.random() * spread.width;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  async function check(): Promise<void> {
    // Any age will do: only a sleep can have made it wrong by more than moments.
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
