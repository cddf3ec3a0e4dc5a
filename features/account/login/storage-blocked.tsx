import { Button } from '#ui/button.tsx';
import { FormMessage } from '#ui/form/form-message.tsx';
import { useMessages } from '#ui/messages.ts';
import type { LoginViewProps } from './login-props.browser.ts';
import { LoginStep } from './login-step.tsx';

/** Explains that the browser stores nothing, so nobody can stay logged in, with a button to check again. */
export function StorageBlocked({ headingId, heading, words, onRetry }: LoginViewProps & { onRetry(): void }) {
  const { action } = useMessages<'action.retry'>();
  return (
    <LoginStep headingId={headingId} heading={heading}>
      <FormMessage tone="error">{words.blocked}</FormMessage>
      <p data-storage-blocked="">
        <Button tone="line" onClick={onRetry}>
          {action.retry}
        </Button>
      </p>
    </LoginStep>
  );
}
