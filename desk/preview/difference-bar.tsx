import { Button } from '#ui/button.tsx';
import styles from './lists.module.css';
import type { Differences } from './use-differences.ts';

export function DifferenceBar({ changes, current, canStep, step }: Differences) {
  const count = changes?.length ?? 0;
  return (
    <div className="actions" data-differences={changes && count}>
      <p className={styles.current} role="status">
        {!changes && 'Comparing the two pages …'}
        {changes && count === 0 && 'The two pages show the same.'}
        {count > 0 && !current && `${count} ${count === 1 ? 'difference' : 'differences'}, listed below.`}
        {changes && current && (
          <>
            {`Difference ${changes.indexOf(current) + 1} of ${count}, ${current.path}: `}
            <del>{current.before ?? 'nothing'}</del> <ins>{current.after ?? 'nothing'}</ins>
          </>
        )}
      </p>
      <Button small tone="line" disabled={!canStep} onClick={() => step(-1)}>
        Previous difference
      </Button>
      <Button small tone="line" disabled={!canStep} onClick={() => step(1)}>
        Next difference
      </Button>
    </div>
  );
}
