import { useEffect, useId, useState } from 'react';
import type { CountdownValue } from '#rules/sections/parts/countdown.ts';
import { documentTime, isPreview } from '../../browser/document-time.ts';
import styles from './countdown.module.css';
import { secondsUntil, startCountdown } from './start-countdown.ts';

interface CountdownProps extends CountdownValue {
  /** The instant of the page in ms, used until the server's time is known. */
  instant: number;
}

/**
 * The remaining days, hours, minutes and seconds. Pages are cached, so the figures in the markup can be old: the
 * stylesheet hides them until the countdown runs. Screen readers get label and date, one sentence, instead.
 */
export function Countdown({ label, date, to, units, instant }: CountdownProps) {
  const sentenceId = useId();
  const secondsLeft = useSecondsLeft(to, instant);
  const figures = formatFigures(secondsLeft ?? secondsUntil(to, instant));
  return (
    <div
      className={styles.countdown}
      role="timer"
      aria-live="off"
      aria-labelledby={sentenceId}
      data-counting={secondsLeft === undefined ? undefined : ''}
    >
      <p className={styles.head} id={sentenceId}>
        <span>{label}</span> <span>{date}</span>
      </p>
      <ol className={styles.figures} aria-hidden="true">
        {(['days', 'hours', 'minutes', 'seconds'] as const).map((unit) => (
          <li key={unit}>
            <b data-unit={unit}>{figures[unit]}</b>
            <span>{units[unit]}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Undefined until the server's time is known. Previews do not count. */
function useSecondsLeft(to: number, instant: number): number | undefined {
  const [secondsLeft, setSecondsLeft] = useState<number>();
  useEffect(() => {
    if (isPreview()) return setSecondsLeft(secondsUntil(to, instant));
    const { check, stop } = startCountdown({ time: documentTime(), to, show: setSecondsLeft });
    check();
    document.addEventListener('visibilitychange', check);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', check);
    };
  }, [to, instant]);
  return secondsLeft;
}

/** Splits `453127` seconds into 05, 05, 52 and 07. */
function formatFigures(seconds: number) {
  const figure = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return {
    days: figure(seconds / 86_400),
    hours: figure((seconds / 3_600) % 24),
    minutes: figure((seconds / 60) % 60),
    seconds: figure(seconds % 60),
  };
}
