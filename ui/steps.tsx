import styles from './steps.module.css';

interface StepsProps {
  steps: { id: string; time: string; text: string; isNow: boolean }[];
  /** Marks the current step for screen readers. */
  now?: string;
}

/** Dated steps, side by side on wide screens, with the current one marked. */
export const Steps = ({ steps, now }: StepsProps) => (
  <ol className={styles.steps}>
    {steps.map(({ id, time, text, isNow }) => (
      <li key={id} className="stack-s" aria-current={isNow ? 'step' : undefined}>
        <b className="title">
          {isNow && now && <span className="visually-hidden">{now} </span>}
          {time}
        </b>
        <p className="small">{text}</p>
      </li>
    ))}
  </ol>
);
