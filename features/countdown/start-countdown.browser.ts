import type { ServerTime } from '#browser/toolbox/server-time.ts';

/** Whole seconds from `now` until `to`, both in ms; 0 once `to` has passed. */
export const secondsUntil = (to: number, now: number): number => Math.max(0, Math.ceil((to - now) / 1000));

/** Splits `453127` seconds into 05, 05, 52 and 07. */
export function formatFigures(seconds: number) {
  const figure = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return {
    days: figure(seconds / 86_400),
    hours: figure((seconds / 3_600) % 24),
    minutes: figure((seconds / 60) % 60),
    seconds: figure(seconds % 60),
  };
}

interface CountdownOptions {
  time: ServerTime;
  /** In ms of the server's time. */
  to: number;
  /** Called once the server's time is known, and on every change. Not called again after 0. */
  show: (seconds: number) => void;
}

/** Measures the server's time first and whenever it is stale. Call `check` when the tab becomes visible again. */
export function startCountdown({ time, to, show }: CountdownOptions): { check(): void; stop(): void } {
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
