import type { SaleWords } from '#core/campaigns/live-sale.ts';
import badgeStyles from '../badge.module.css';
import styles from './sale-line.module.css';

/** The sale that runs, what it saves and its last day, in one line. Inline markup, so that a link may hold it. */
export const SaleLine = ({ sale: { name, saving, until } }: { sale: Partial<SaleWords> }) => (
  <span className={styles.sale}>
    {name && <b className={`notch-s ${badgeStyles.badge}`}>{name}</b>} {saving && <span>{saving}</span>}{' '}
    {until && <small>{until}</small>}
  </span>
);
