import type { ReactNode } from 'react';
import type { Comparison } from '#rules/context/comparison.ts';
import { InlineStyle } from '../inline-style.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { LineUp } from './line-up.tsx';
import styles from './side-by-side.module.css';

interface SideBySideProps {
  /** Unique on the page. */
  id: string;
  comparison: Comparison;
  /** Id of the element that names the table. */
  labelledBy: string;
  /** What follows the table. */
  children?: ReactNode;
}

/** A comparison of products: drawn to one scale, and under each the column of its facts. */
export const SideBySide = ({ id, comparison, labelledBy, children }: SideBySideProps) => (
  <div className={styles.comparison} data-comparison={id}>
    <InlineStyle css={`[data-comparison="${id}"]{--columns:${comparison.columns.length}}`} />
    {comparison.lineUp && <LineUp id={id} lineUp={comparison.lineUp} />}
    <ComparisonTable comparison={comparison} labelledBy={labelledBy} />
    {children}
  </div>
);
