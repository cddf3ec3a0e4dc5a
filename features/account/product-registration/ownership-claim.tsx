import { useId, useState } from 'react';
import { callAccount } from '#browser/session/account-client.ts';
import type { Request } from '#contract/account/calls.ts';
import { writeDate } from '#core/words/write-date.ts';
import { Button } from '#ui/button.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { Field } from '#ui/form/field.tsx';
import { focusOnMount } from '#ui/form/focus-on-mount.ts';
import { Form } from '#ui/form/form.tsx';
import { FormDone, RequestNumber } from '#ui/form/form-done.tsx';
import { ruleFor } from '#ui/form/form-state.ts';
import { SendRow } from '#ui/form/send-row.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { useMessages } from '#ui/messages.ts';
import styles from './product-registration.module.css';

interface OwnershipClaimProps {
  purchase: Request<'registerProduct'>;
  name: string;
  onSent(): void;
  onBack(): void;
}

export function OwnershipClaim({ purchase, name, onSent, onBack }: OwnershipClaimProps) {
  const { registration } = useMessages<'registration'>();
  const [requestId, setRequestId] = useState<string>();
  const headingId = useId();
  const form = useForm({
    fields: { order_number: '' },
    rules: { order_number: ruleFor('order_number', registration.orderError) },
    async send({ order_number }) {
      const { request_id } = await callAccount('claimProduct', { ...purchase, order_number }, { silent: true });
      setRequestId(request_id);
      onSent();
    },
  });

  if (requestId !== undefined)
    return (
      <FormDone title={registration.claimDone}>
        <RequestNumber label={registration.claimNumber} number={requestId} />
        <p>{registration.claimDoneText}</p>
      </FormDone>
    );
  return (
    <div className={`stack ${styles.claim}`}>
      <h2 className="title" id={headingId} ref={focusOnMount} tabIndex={-1}>
        {registration.claimTitle}
      </h2>
      <p>{registration.claimLead}</p>
      <PurchaseRows purchase={purchase} name={name} />
      <Form form={form} labelledBy={headingId}>
        <Field
          field={form.field('order_number')}
          label={registration.order}
          hint={registration.orderHint}
          autoComplete="off"
          maxLength={40}
        />
        <SendRow form={form} submit={registration.claimSubmit} />
      </Form>
      <p>
        <Button tone="line" onClick={onBack}>
          {registration.claimBack}
        </Button>
      </p>
    </div>
  );
}

interface PurchaseRowsProps {
  purchase: Omit<Request<'registerProduct'>, 'product'>;
  name: string;
}

export function PurchaseRows({ purchase, name }: PurchaseRowsProps) {
  const { registration } = useMessages<'registration'>();
  const rows = [
    { name: registration.product, value: name },
    { name: registration.serial, value: purchase.serial_number },
    { name: registration.date, value: formatDay(purchase.purchased_on) },
    { name: registration.dealer, value: purchase.dealer },
  ];
  return <FactList facts={rows} className={`rows ${styles.purchase}`} />;
}

/** Formats a day such as `2026-11-21` in the page's language. */
const formatDay = (day: string): string =>
  writeDate(
    new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'long', timeZone: 'UTC' }),
    Date.parse(day),
  );
