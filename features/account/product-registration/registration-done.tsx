import type { Reply } from '#contract/account/calls.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { FormDone } from '#ui/form/form-done.tsx';
import { useMessages } from '#ui/messages.ts';
import { PurchaseRows } from './purchase-rows.tsx';

interface RegistrationDoneProps {
  purchase: Reply<'registerProduct'>;
  name: string;
  account: string | undefined;
  onAnother(): void;
}

/** Confirms the registration, with links onward. */
export function RegistrationDone({ purchase, name, account, onAnother }: RegistrationDoneProps) {
  const { registration } = useMessages<'registration'>();
  return (
    <FormDone title={registration.done}>
      <p>{registration.doneText}</p>
      <PurchaseRows purchase={purchase} name={name} />
      <p className="actions">
        {account && <ButtonLink href={account}>{registration.toAccount}</ButtonLink>}
        <Button tone="line" onClick={onAnother}>
          {registration.another}
        </Button>
      </p>
    </FormDone>
  );
}
