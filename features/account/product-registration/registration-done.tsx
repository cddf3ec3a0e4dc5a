import type { Reply } from '#contract/account/calls.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { FormDone } from '#ui/form/form-done.tsx';
import type { ProductRegistrationValue } from './product-registration.ts';
import { PurchaseRows } from './purchase-rows.tsx';

interface RegistrationDoneProps {
  registration: Reply<'registerProduct'>;
  name: string;
  words: ProductRegistrationValue['words'];
  account: string | undefined;
  onAnother(): void;
}

/** Confirms the registration, with links onward. */
export function RegistrationDone({ registration, name, words, account, onAnother }: RegistrationDoneProps) {
  return (
    <FormDone title={words.done.title}>
      <p>{words.done.text}</p>
      <PurchaseRows purchase={registration} name={name} words={words} />
      <p className="actions">
        {account && <ButtonLink href={account}>{words.done.account}</ButtonLink>}
        <Button tone="line" onClick={onAnother}>
          {words.done.another}
        </Button>
      </p>
    </FormDone>
  );
}
