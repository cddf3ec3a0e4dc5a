import { Button } from '#ui/button.tsx';
import { FormMessage } from '#ui/form/form-message.tsx';
import type { LoginViewProps } from './login-props.browser.ts';
import { LoginStep } from './login-step.tsx';

/** Explains that the browser stores nothing, so nobody can stay logged in, with a button to check again. */
export const StorageBlocked = ({
  headingId,
  heading,
  words: { blocked, retry },
  onRetry,
}: LoginViewProps & { onRetry(): void }) => (
  <LoginStep headingId={headingId} heading={heading}>
    <FormMessage tone="error">{blocked}</FormMessage>
    <p data-storage-blocked="">
      <Button tone="line" onClick={onRetry}>
        {retry}
      </Button>
    </p>
  </LoginStep>
);
