import { Button } from '#ui/button.tsx';
import styles from './difference-bar.module.css';
import type { PageDifference } from './page-differences.ts';

interface DifferenceBarProps {
  /** Undefined while the pages load. */
  differences: readonly PageDifference[] | undefined;
  /** Index of the selected difference; -1 for none. */
  current: number;
  onStep: (by: number) => void;
}

/** The number of differences, and buttons to go from one to the next. */
export function DifferenceBar({ differences, current, onStep }: DifferenceBarProps) {
  const difference = differences?.[current];
  const count = differences?.length ?? 0;
  return (
    <div className={styles.bar} data-differences={differences && count}>
      <p role="status">
        {differences === undefined && 'Comparing the two pages …'}
        {differences && count === 0 && 'The two pages show the same.'}
        {count > 0 &&
          (difference
            ? `Difference ${current + 1} of ${count}: `
            : `${count} ${count === 1 ? 'difference' : 'differences'}, outlined in both pages.`)}
        {difference && (
          <>
            <del>{difference.words[0] || 'nothing'}</del> <ins>{difference.words[1] || 'nothing'}</ins>
          </>
        )}
      </p>
      <Button small tone="line" disabled={count === 0} onClick={() => onStep(-1)}>
        Previous difference
      </Button>
      <Button small tone="line" disabled={count === 0} onClick={() => onStep(1)}>
        Next difference
      </Button>
    </div>
  );
}
