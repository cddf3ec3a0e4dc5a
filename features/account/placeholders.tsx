import { Button, ButtonLink } from '#ui/button.tsx';
import { ActionButton } from '#ui/form/action-button.tsx';
import { FormMessage } from '#ui/form/form-message.tsx';
import { useMessages } from '#ui/messages.ts';
import styles from './account.module.css';

/** The hidden message takes its place where the page's script fails (`browser/islands/island-failure.ts`). */
export function Skeleton({ look = 'rows' }: { look?: 'rows' | 'card' }) {
  const { failure, action } = useMessages<'failure.text' | 'action.retry'>();
  return (
    <>
      <div className={styles.skeleton} aria-busy="true" data-skeleton={look}>
        <i className="notch-l" />
        <i />
      </div>
      <div className="stack" data-fallback="" hidden>
        <FormMessage tone="error">{failure.text}</FormMessage>
        <div>
          <Button tone="line">{action.retry}</Button>
        </div>
      </div>
    </>
  );
}

interface LoadErrorProps {
  onRetry(): Promise<void>;
  /** The button that was pressed is gone with what failed again. */
  takesFocus?: boolean;
}

const focusButton = (element: HTMLElement | null) => element?.querySelector('button')?.focus();

export function LoadError({ onRetry, takesFocus }: LoadErrorProps) {
  const { failure, action } = useMessages<'failure.text' | 'action.retry'>();
  return (
    <div className="stack" data-not-loaded="" ref={takesFocus ? focusButton : undefined}>
      <FormMessage tone="error">{failure.text}</FormMessage>
      <ActionButton run={onRetry} tone="line">
        {action.retry}
      </ActionButton>
    </div>
  );
}

interface NoneYetProps {
  words: { text: string; button: string };
  /** Undefined where the edition has no such page. */
  href: string | undefined;
}

export const NoneYet = ({ words, href }: NoneYetProps) => (
  <div className="stack">
    <p>{words.text}</p>
    {href && (
      <p>
        <ButtonLink href={href} tone="line">
          {words.button}
        </ButtonLink>
      </p>
    )}
  </div>
);
