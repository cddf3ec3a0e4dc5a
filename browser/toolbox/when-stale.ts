import { documentTime } from './document-time.ts';

/** Longest time between two checks, in ms: timers stand still while the computer sleeps. */
const maxCheckInterval = 5_000;
/** Random delay after the edge, in ms, so that not all visitors fetch at once. */
const notifyDelay = { first: 100, width: 400 };

/**
 * Calls `onStale` once, shortly after the server's time has passed `validUntil`, in ms. Returns a function that stops
 * waiting.
 */
export function whenStale(validUntil: number, onStale: () => void): () => void {
  const notifyAt = validUntil + notifyDelay.first + Math.random() * notifyDelay.width;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  async function checkTime(): Promise<void> {
    // The measurement may be of any age: only sleep can have made it badly wrong.
    if (documentTime.isStale(Number.POSITIVE_INFINITY)) await documentTime.measure();
    const now = documentTime.now();
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
