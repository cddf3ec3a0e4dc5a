import { Button } from '../../ui/button.tsx';
import { FormMessage } from '../../ui/form/form-message.tsx';
import { LoginStep } from './login-step.tsx';
import type { LoginViewProps } from './login-words.ts';

/** Says why a login cannot be kept here, and looks again when asked to. */
export const StorageBlocked = ({
  headingId,
  heading,
  words: { blocked, retry },
  onTry,
}: LoginViewProps & { onTry(): void }) => (
  <LoginStep headingId={headingId} heading={heading}>
    <FormMessage tone="error">{blocked}</FormMessage>
    <p data-storage-blocked="">
      <Button tone="line" onClick={onTry}>
        {retry}
      </Button>
    </p>
  </LoginStep>
);
