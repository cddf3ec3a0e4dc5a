import type { Reply } from '#rules/contract/account/calls.ts';
import type { SectionOf } from '#rules/sections/registry.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FormDone } from '../../ui/form/form-done.tsx';
import styles from './product-registration.module.css';

interface RegistrationDoneProps {
  registration: Reply<'registerProduct'>;
  name: string;
  words: SectionOf<'product-registration'>['words'];
  account: string | undefined;
  onAnother(): void;
}

/** Confirms the registration, with links onward. */
export function RegistrationDone({ registration, name, words, account, onAnother }: RegistrationDoneProps) {
  const rows = [
    [words.product.label, name],
    [words.serial.label, registration.serial_number],
    [words.date.label, formatDay(registration.purchased_on)],
    [words.dealer.label, registration.dealer],
  ];
  return (
    <FormDone title={words.done.title}>
      <p>{words.done.text}</p>
      <dl className={styles.rows}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="actions">
        {account && <ButtonLink href={account}>{words.done.account}</ButtonLink>}
        <Button tone="line" onClick={onAnother}>
          {words.done.another}
        </Button>
      </p>
    </FormDone>
  );
}

/** Formats a day such as `2026-11-21` in the page's language. */
const formatDay = (day: string): string =>
  new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
