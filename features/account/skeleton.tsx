import { Button } from '#ui/button.tsx';
import { FormMessage } from '#ui/form/form-message.tsx';
import { useMessages } from '#ui/messages.ts';
import styles from './account.module.css';

/**
 * Placeholder of a part while it loads: of rows, or as large as a robot's card. The hidden message beside it takes its
 * place where the page's script fails (`browser/islands/island-failure.ts`).
 */
export function Skeleton({ look = 'rows' }: { look?: 'rows' | 'card' }) {
  const { failure, action } = useMessages<'failure.text' | 'action.retry'>();
  return (
    <>
      <div className={styles.skeleton} aria-busy="true" data-skeleton={look}>
        <i className="notch-l" />
        <i />
      </div>
      <div className={styles.notLoaded} data-fallback="" hidden>
        <FormMessage tone="error">{failure.text}</FormMessage>
        <div>
          <Button tone="line">{action.retry}</Button>
        </div>
      </div>
    </>
  );
}
