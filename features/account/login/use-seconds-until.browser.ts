import { useEffect, useState } from 'react';

const secondsUntil = (instant: number): number => Math.max(0, Math.ceil((instant - Date.now()) / 1000));

/** Whole seconds until an instant in ms of the browser's clock; 0 once it has passed. */
export function useSecondsUntil(instant: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(instant));
  useEffect(() => {
    const tick = () => setSeconds(secondsUntil(instant));
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [instant]);
  return seconds;
}
