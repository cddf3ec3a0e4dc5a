import { useState } from 'react';
import { accountClient } from '#browser/session/account-client.ts';
import { CallRefused } from '#browser/session/call-errors.ts';
import type { PrefetchedResponse } from '#browser/session/prefetched.ts';
import { prefetchedReply } from '#browser/session/prefetched.ts';
import { useSession } from '#browser/session/use-session.ts';
import { useDraft } from '#browser/toolbox/use-draft.ts';
import type { Reply, Request } from '#contract/account/calls.ts';
import { fieldRules } from '#contract/account/field-rules.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Form } from '#ui/form/form.tsx';
import type { FailureDetails } from '#ui/form/form-state.ts';
import { ruleFor } from '#ui/form/form-state.ts';
import { SendRow } from '#ui/form/send-row.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { showErrorAtField } from '../login/show-error-at-field.browser.ts';
import { isTodayOrPast } from './is-today-or-past.browser.ts';
import { OwnershipClaim } from './ownership-claim.tsx';
import styles from './product-registration.module.css';
import type { ProductRegistrationValue } from './product-registration.ts';
import { RegistrationDone } from './registration-done.tsx';
import { ProductField, SerialField } from './robot-fields.tsx';

type Registration = ProductRegistrationValue;

export interface RegistrationFormProps {
  words: Registration['words'];
  errorTexts: Registration['errorTexts'];
  hrefs: {
    /** The login page, with the way back. */
    login: string | undefined;
    account: string | undefined;
  };
  /** Base path of the account API, and the products that the server got from it. */
  base: string;
  prefetched: PrefetchedResponse[];
  /** Takes over from the confirmation: on a page for visitors who are logged in, with the robot's id. */
  onRegistered?: (id: string) => Promise<void>;
}

const fields = { product: '', serial_number: '', purchased_on: '', dealer: '' };

/**
 * Registers a robot in the account. Visitors who are not logged in are sent to the login page and find the form as
 * they left it.
 */
export function Island({ words, errorTexts, hrefs, base, prefetched, onRegistered }: RegistrationFormProps) {
  const [registration, setRegistration] = useState<Reply<'registerProduct'>>();
  const [taken, setTaken] = useState<Request<'registerProduct'>>();
  const [isClaiming, setClaiming] = useState(false);
  const products = prefetchedReply(prefetched, base, 'productOptions', {})?.products ?? [];
  const visitor = useSession();
  const isLoggedOut = visitor !== undefined && visitor.session === undefined;
  const form = useForm({
    fields,
    rules: {
      product: ruleFor('product', errorTexts.product),
      serial_number: ruleFor('serial_number', errorTexts.serial_number),
      purchased_on: {
        isValid: (text) => fieldRules.purchased_on(text) && isTodayOrPast(text),
        words: errorTexts.purchased_on,
      },
      dealer: ruleFor('dealer', errorTexts.dealer),
    },
    async send(values) {
      const loggedOut: FailureDetails = { userMessage: words.loggedOut.text };
      if (isLoggedOut) throw Object.assign(new Error('nobody is logged in'), loggedOut);
      setTaken(undefined);
      const reply = await accountClient()
        .call('registerProduct', values, { silent: true })
        .catch((error: unknown) => {
          if (error instanceof CallRefused && error.responseName === 'serialTaken') setTaken(values);
          return showErrorAtField('serial_number', 'serialTaken')(error);
        });
      draft.forget();
      if (onRegistered) await onRegistered(reply.id);
      else setRegistration(reply);
    },
  });
  const draft = useDraft('product-registration', form.fill);

  const nameOf = (product: string) => products.find(({ id }) => id === product)?.name ?? product;
  if (registration) {
    return (
      <RegistrationDone
        registration={registration}
        name={nameOf(registration.product)}
        words={words}
        account={hrefs.account}
        onAnother={() => setRegistration(undefined)}
      />
    );
  }
  return (
    <>
      {taken && isClaiming && (
        <OwnershipClaim
          purchase={taken}
          name={nameOf(taken.product)}
          words={words}
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
                words.loggedIn
              ) : (
                <>
                  {words.loggedOut.text} {hrefs.login && <a href={hrefs.login}>{words.loggedOut.link}</a>}
                </>
              )}
            </p>
          )}
          <ProductField field={form.field('product')} words={words.product} products={products} />
          <SerialField field={form.field('serial_number')} words={words.serial} />
          {taken && form.field('serial_number').error !== undefined && (
            <div className={`notch edge ${styles.offer}`}>
              <p>{words.claim.offer.text}</p>
              <Button tone="line" small onClick={() => setClaiming(true)}>
                {words.claim.offer.button}
              </Button>
            </div>
          )}
          <Field field={form.field('purchased_on')} label={words.date.label} type="date" min="2000-01-01" />
          <Field
            field={form.field('dealer')}
            label={words.dealer.label}
            hint={words.dealer.hint}
            autoComplete="off"
            maxLength={120}
          />
          <SendRow form={form} submit={words.submit} />
        </Form>
      </div>
    </>
  );
}
