import { useId } from 'react';
import { usePage } from '#ui/page-context.tsx';
import styles from './countdown.module.css';
import type { CountdownValue } from './countdown.ts';
import { formatFigures, secondsUntil } from './start-countdown.browser.ts';

/**
 * The remaining days, hours, minutes and seconds. Pages are cached, so the figures in the markup can be old: the
 * stylesheet hides them until the countdown runs. Screen readers get label and date, one sentence, instead.
 */
export function Countdown({ label, date, to }: CountdownValue) {
  const sentenceId = useId();
  const { instant, messages } = usePage();
  const figures = formatFigures(secondsUntil(to, instant));
  return (
    <x-countdown className={styles.countdown} role="timer" aria-live="off" aria-labelledby={sentenceId} data-to={to}>
      <p className={styles.head} id={sentenceId}>
        <span>{label}</span> <span>{date}</span>
      </p>
      <ol className={styles.figures} aria-hidden="true">
        {(['days', 'hours', 'minutes', 'seconds'] as const).map((unit) => (
          <li key={unit}>
            <b data-unit={unit}>{figures[unit]}</b>
            <span>{messages.countdown[unit]}</span>
          </li>
        ))}
      </ol>
    </x-countdown>
  );
}
