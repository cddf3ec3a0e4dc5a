import { useEffect, useState } from 'react';

const secondsUntil = (instant: number): number => Math.max(0, Math.ceil((instant - Date.now()) / 1000));

/** Whole seconds until an instant of the browser's clock, in milliseconds; 0 from there on. */
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
