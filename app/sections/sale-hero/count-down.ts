import type { ServerTime } from '../../browser/server-time.ts';

/** Whole seconds from `now` until `to`, both in ms; 0 from there on. */
export const secondsUntil = (to: number, now: number): number => Math.max(0, Math.ceil((to - now) / 1000));

interface CountDownParts {
  time: ServerTime;
  /** In ms of the server's time. */
  to: number;
  /** Told the seconds that are left, as soon as they are known and whenever they change. After 0, nothing more. */
  show: (seconds: number) => void;
}

/**
 * Counts down by the server's time, which it measures first and again once it can no longer be relied on.
 * `check` when the tab comes back; `stop` ends it. What has come to 0 stays there.
 */
export function countDown({ time, to, show }: CountDownParts): { check(): void; stop(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isMeasuring = false;
  let isOver = false;

  function check(): void {
    clearTimeout(timer);
    if (isOver) return;
    if (time.isStale() && !isMeasuring) void measure();
    const now = time.now();
    if (now === undefined) return;
    const seconds = secondsUntil(to, now);
    isOver = seconds === 0;
    show(seconds);
    if (!isOver) timer = setTimeout(check, to - now - (seconds - 1) * 1000);
  }

  async function measure(): Promise<void> {
    isMeasuring = true;
    await time.measure();
    isMeasuring = false;
    check();
  }

  return {
    check,
    stop() {
      isOver = true;
      clearTimeout(timer);
    },
  };
}
