import type { ReactNode } from 'react';
import type { Comparison } from '#core/products/comparison.ts';
import { InlineStyle } from '../inline-style.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import styles from './side-by-side.module.css';

interface SideBySideProps {
  /** Unique on the page. */
  id: string;
  comparison: Comparison;
  /** Id of the element that names the table. */
  labelledBy: string;
  /** Stands above the columns of the table. */
  lineUp?: ReactNode;
  /** What follows the table. */
  children?: ReactNode;
}

/** A comparison of products, with a column of facts for each. */
export const SideBySide = ({ id, comparison, labelledBy, lineUp, children }: SideBySideProps) => (
  <div className={styles.comparison} data-comparison={id}>
    <InlineStyle css={`[data-comparison="${id}"]{--columns:${comparison.columns.length}}`} />
    {lineUp}
    <ComparisonTable comparison={comparison} labelledBy={labelledBy} />
    {children}
  </div>
);
