import type { ReactNode } from 'react';
import styles from './steps.module.css';

interface Step {
  id: string;
  time: string;
  text: string;
  /** The one that lasts now. */
  isNow: boolean;
}

/**
 * Times and what happens then, side by side in wide windows; the one that lasts is marked. `now` says the mark to those
 * who do not see it.
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
