import type { ServerTime } from './server-time.ts';

/** Longest time between two checks, in ms: timers stand still while the computer sleeps. */
const maxCheckInterval = 5_000;
/** Random delay after the edge, in ms, so that not all visitors fetch at once. */
const notifyDelay = { first: 100, width: 400 };

interface StaleOptions {
  time: ServerTime;
  /** In ms of the server's time. */
  validUntil: number;
  /** Called once, shortly after the edge. */
  onStale: () => void;
}

/** Calls `onStale` once the server's time has passed `validUntil`. Returns a function that stops waiting. */
export function whenStale({ time, validUntil, onStale }: StaleOptions): () => void {
  const notifyAt = validUntil + notifyDelay.first + Math.random() * notifyDelay.width;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  async function checkTime(): Promise<void> {
    // The measurement may be of any age: only sleep can have made it badly wrong.
    if (time.isStale(Number.POSITIVE_INFINITY)) await time.measure();
    const now = time.now();
    if (isOver || now === undefined) return;
    if (now >= notifyAt) onStale();
    else timer = setTimeout(checkTime, Math.min(notifyAt - now, maxCheckInterval));
  }

  void checkTime();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
