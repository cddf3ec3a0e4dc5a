import { useState } from 'react';
import { callAccount } from '#browser/session/account-client.ts';
import { CallRefused } from '#browser/session/call-errors.ts';
import { useSession } from '#browser/session/use-session.ts';
import { useDraft } from '#browser/toolbox/use-draft.ts';
import type { Reply, Request } from '#contract/account/calls.ts';
import { fieldRules } from '#contract/account/field-rules.ts';
import type { RegistrableProduct } from '#core/account/registrable-products.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormDone } from '#ui/form/form-done.tsx';
import { fieldRule } from '#ui/form/form-state.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { SendRow } from '#ui/form/send-row.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { useMessages } from '#ui/messages.ts';
import { serialInput } from '../inputs.browser.ts';
import { OwnershipClaim, PurchaseRows } from './ownership-claim.tsx';
import styles from './product-registration.module.css';
import type { registrationMessages } from './product-registration.tsx';

interface RegistrationFormProps {
  hrefs: {
    login: string | undefined;
    account: string | undefined;
  };
  products: RegistrableProduct[];
  /** Takes over from the confirmation: on a page for visitors who are logged in, with the robot's id. */
  onRegistered?: (id: string) => Promise<void>;
}

const fields = { product: '', serial_number: '', purchased_on: '', dealer: '' };

/** Visitors who are not logged in are sent to the login page and find the form as they left it. */
export function Island({ hrefs, products, onRegistered }: RegistrationFormProps) {
  const messages = useMessages<(typeof registrationMessages)[number]>();
  const { registration } = messages;
  const [registered, setRegistered] = useState<Reply<'registerProduct'>>();
  const [taken, setTaken] = useState<Request<'registerProduct'>>();
  const [isClaiming, setClaiming] = useState(false);
  const visitor = useSession();
  const isLoggedOut = visitor !== undefined && visitor.session === undefined;
  const form = useForm({
    fields,
    rules: {
      product: fieldRule('product', messages),
      serial_number: fieldRule('serial_number', messages),
      purchased_on(day) {
        // By the visitor's calendar, today or in the past.
        const isValid = fieldRules.purchased_on(day) && new Date(`${day}T00:00`) <= new Date();
        return isValid ? undefined : messages.fields.purchased_on;
      },
      dealer: fieldRule('dealer', messages),
    },
    async send(values) {
      if (isLoggedOut) throw Object.assign(new Error(registration.loggedOut), { fields: {} });
      setTaken(undefined);
      const reply = await callAccount('registerProduct', values, { silent: true }).catch((error: unknown) => {
        if (error instanceof CallRefused && error.responseName === 'serialTaken') setTaken(values);
        throw error;
      });
      draft.forget();
      if (onRegistered) await onRegistered(reply.id);
      else setRegistered(reply);
    },
  });
  const draft = useDraft('product-registration', form.fill);

  const productName = (product: string) => products.find(({ id }) => id === product)?.name ?? product;
  if (registered) {
    return (
      <FormDone title={registration.done}>
        <p>{registration.doneText}</p>
        <PurchaseRows purchase={registered} name={productName(registered.product)} />
        <p className="actions">
          {hrefs.account && <ButtonLink href={hrefs.account}>{registration.toAccount}</ButtonLink>}
          <Button tone="line" onClick={() => setRegistered(undefined)}>
            {registration.another}
          </Button>
        </p>
      </FormDone>
    );
  }
  return (
    <>
      {taken && isClaiming && (
        <OwnershipClaim
          purchase={taken}
          name={productName(taken.product)}
          onSent={draft.forget}
          onBack={() => setClaiming(false)}
        />
      )}
      {/* Its fields keep what was entered. */}
      <div onInput={draft.save} hidden={isClaiming}>
        <Form form={form}>
          {!onRegistered && (
            <p className={styles.who}>
              {visitor?.session ? (
                registration.loggedIn
              ) : (
                <>
                  {registration.loggedOut} {hrefs.login && <a href={hrefs.login}>{registration.logIn}</a>}
                </>
              )}
            </p>
          )}
          <SelectField
            field={form.field('product')}
            label={registration.product}
            placeholder={registration.choose}
            options={products}
          />
          <Field
            field={form.field('serial_number')}
            label={registration.serial}
            hint={registration.serialHint}
            {...serialInput}
          />
          {taken && form.field('serial_number').error !== undefined && (
            <div className={`notch edge stack-s ${styles.offer}`}>
              <p>{registration.claimOffer}</p>
              <Button tone="line" small onClick={() => setClaiming(true)}>
                {registration.claimStart}
              </Button>
            </div>
          )}
          <Field field={form.field('purchased_on')} label={registration.date} type="date" min="2000-01-01" />
          <Field
            field={form.field('dealer')}
            label={registration.dealer}
            hint={registration.dealerHint}
            autoComplete="off"
            maxLength={120}
          />
          <SendRow form={form} submit={registration.submit} />
        </Form>
      </div>
    </>
  );
}
