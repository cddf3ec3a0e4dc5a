import { ActionButton } from '#ui/form/action-button.tsx';
import { FormMessage } from '#ui/form/form-message.tsx';
import styles from './account.module.css';
import type { CommonWords } from './account-props.browser.ts';

/** Error message with a retry button, for a part of the account that could not be fetched. */
export const LoadError = ({ words, onRetry }: { words: CommonWords; onRetry(): Promise<void> }) => (
  <div className={styles.notLoaded} data-not-loaded="">
    <FormMessage tone="error">{words.notLoaded}</FormMessage>
    <ActionButton run={onRetry} words={words} tone="line">
      {words.retry}
    </ActionButton>
  </div>
);
