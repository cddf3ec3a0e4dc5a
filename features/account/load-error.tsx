import { ActionButton } from '#ui/form/action-button.tsx';
import { FormMessage } from '#ui/form/form-message.tsx';
import { useMessages } from '#ui/messages.ts';
import styles from './account.module.css';

interface LoadErrorProps {
  onRetry(): Promise<void>;
  /** The button that was pressed is gone with what failed again. */
  takesFocus?: boolean;
}

const focusButton = (element: HTMLElement | null) => element?.querySelector('button')?.focus();

/** Error message with a retry button, for a part of the account that could not be fetched. */
export function LoadError({ onRetry, takesFocus }: LoadErrorProps) {
  const { failure, action } = useMessages<'failure.text' | 'action.retry'>();
  return (
    <div className={styles.notLoaded} data-not-loaded="" ref={takesFocus ? focusButton : undefined}>
      <FormMessage tone="error">{failure.text}</FormMessage>
      <ActionButton run={onRetry} tone="line">
        {action.retry}
      </ActionButton>
    </div>
  );
}
