import type { SaleWords } from '#core/campaigns/live-sale.ts';
import { classNames } from '../class-names.ts';
import styles from './sale-line.module.css';

interface SaleLineProps {
  sale: SaleWords;
  className?: string | undefined;
}

/** The sale that runs, what it saves and its last day, in one line. Inline markup, so that a link may hold it. */
export const SaleLine = ({ sale: { name, saving, until }, className }: SaleLineProps) => (
  <span className={classNames(styles.sale, className)}>
    <b className="notch-s">{name}</b> {saving && <span>{saving}</span>} <small>{until}</small>
  </span>
);
