/** A countdown that can be paused while somebody reads. */
export interface ToastTimer {
  pause(): void;
  resume(): void;
  stop(): void;
}

/** How long messages are shown, in ms. */
export const toastTimes = { toast: 3_000, notification: 4_500 } as const;
export type ToastKind = keyof typeof toastTimes;

/** Calls `onEnd` after `time` ms, not counting pauses. */
export function startToastTimer(
  time: number,
  onEnd: () => void,
  now: () => number = () => performance.now(),
): ToastTimer {
  let remaining = time;
  let since = now();
  let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(onEnd, remaining);
  return {
    pause() {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      remaining -= now() - since;
    },
    resume() {
      if (timer !== undefined) return;
      since = now();
      timer = setTimeout(onEnd, Math.max(0, remaining));
    },
    stop: () => clearTimeout(timer),
  };
}
