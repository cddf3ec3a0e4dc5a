import type { ReactNode } from 'react';
import styles from './steps.module.css';

interface Step {
  id: string;
  time: string;
  text: string;
  /** Whether it is the current one. */
  isNow: boolean;
}

/**
 * Dated steps, side by side on wide screens, with the current one marked. `now` is the mark's text for screen readers.
 */
export const Steps = ({ steps, now }: { steps: Step[]; now?: ReactNode }) => (
  <ol className={styles.steps}>
    {steps.map(({ id, time, text, isNow }) => (
      <li key={id} aria-current={isNow ? 'step' : undefined}>
        <b>
          {isNow && now && <span className="visually-hidden">{now} </span>}
          {time}
        </b>
        <p>{text}</p>
      </li>
    ))}
  </ol>
);
