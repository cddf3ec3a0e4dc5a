import { useId } from 'react';
import { usePage } from '#ui/page-context.tsx';
import styles from './countdown.module.css';
import type { CountdownValue } from './countdown.ts';
import { formatFigures, secondsUntil } from './start-countdown.browser.ts';

/** Pages are cached, so the figures can be old: styles hide them until it runs. Screen readers get the sentence. */
export function Countdown({ label, date, to }: CountdownValue) {
  const sentenceId = useId();
  const { instant, messages } = usePage();
  const figures = formatFigures(secondsUntil(to, instant));
  return (
    <x-countdown
      className={`stack-s ${styles.countdown}`}
      role="timer"
      aria-live="off"
      aria-labelledby={sentenceId}
      data-to={to}
    >
      <p className="small" id={sentenceId}>
        <span>{label}</span> <span>{date}</span>
      </p>
      <ol className={styles.figures} aria-hidden="true">
        {(['days', 'hours', 'minutes', 'seconds'] as const).map((unit) => (
          <li key={unit} className="stack-s">
            <b className="figure" data-unit={unit}>
              {figures[unit]}
            </b>
            <span>{messages.countdown[unit]}</span>
          </li>
        ))}
      </ol>
    </x-countdown>
  );
}
