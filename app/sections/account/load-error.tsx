import { ActionButton } from '../../ui/form/action-button.tsx';
import { FormMessage } from '../../ui/form/form-message.tsx';
import styles from './account.module.css';
import type { AccountWords } from './account-words.ts';

/** Error message with a retry button, for an account that could not be fetched. */
export const LoadError = ({
  words,
  forms,
  onRetry,
}: Pick<AccountWords, 'words' | 'forms'> & { onRetry(): Promise<void> }) => (
  <div className={styles.notLoaded} data-not-loaded="">
    <FormMessage tone="error">{words.notLoaded}</FormMessage>
    <ActionButton run={onRetry} words={forms} tone="line">
      {words.retry}
    </ActionButton>
  </div>
);
