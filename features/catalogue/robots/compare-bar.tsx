import { Button } from '#ui/button.tsx';
import styles from './robots.module.css';
import type { RobotsValue } from './robots.ts';

interface CompareBarProps {
  /** Id of the form that the checkboxes on the cards belong to. */
  id: string;
  compare: NonNullable<RobotsValue['compare']>;
}

/** Says how many products are chosen and sends them to the comparison. It stays at the foot of the window. */
export const CompareBar = ({ id, compare: { href, label, counts } }: CompareBarProps) => (
  <form id={id} className={`notch edge ${styles.bar}`} data-surface="dark" method="get" action={href}>
    <p role="status" data-chosen={counts.join('|')}>
      {counts[0]}
    </p>
    <Button type="submit" small>
      {label}
    </Button>
  </form>
);
