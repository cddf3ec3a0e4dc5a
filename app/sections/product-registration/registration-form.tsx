import { useState } from 'react';
import type { Reply } from '#rules/contract/account/calls.ts';
import { fieldRules } from '#rules/contract/account/field-rules.ts';
import type { SectionOf } from '#rules/sections/registry.ts';
import { useDraft } from '../../browser/use-draft.ts';
import { accountClient } from '../../session/account-client.ts';
import type { PrefetchedResponse } from '../../session/prefetched.ts';
import { prefetchedReply } from '../../session/prefetched.ts';
import { useSession } from '../../session/use-session.ts';
import { Field } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import type { FailureDetails } from '../../ui/form/form-state.ts';
import { ruleFor } from '../../ui/form/form-state.ts';
import { SendRow } from '../../ui/form/send-row.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { showErrorAtField } from '../login/show-error-at-field.ts';
import { isTodayOrPast } from './is-today-or-past.ts';
import styles from './product-registration.module.css';
import { RegistrationDone } from './registration-done.tsx';
import { ProductField, SerialField } from './robot-fields.tsx';

type Registration = SectionOf<'product-registration'>;

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
}

const fields = { product: '', serial_number: '', purchased_on: '', dealer: '' };

/**
 * Registers a robot in the account. Visitors who are not logged in are sent to the login page and find the form as
 * they left it.
 */
export function RegistrationForm({ words, errorTexts, hrefs, base, prefetched }: RegistrationFormProps) {
  const [registration, setRegistration] = useState<Reply<'registerProduct'>>();
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
    failed: words.failed,
    async send(values) {
      const loggedOut: FailureDetails = { userMessage: words.loggedOut.text };
      if (isLoggedOut) throw Object.assign(new Error('nobody is logged in'), loggedOut);
      setRegistration(
        await accountClient()
          .call('registerProduct', values, { silent: true })
          .catch(showErrorAtField('serial_number', 'serialTaken')),
      );
      draft.forget();
    },
  });
  const draft = useDraft('product-registration', form.fill);

  if (registration) {
    const name = products.find(({ id }) => id === registration.product)?.name ?? registration.product;
    return (
      <RegistrationDone
        registration={registration}
        name={name}
        words={words}
        account={hrefs.account}
        onAnother={() => setRegistration(undefined)}
      />
    );
  }
  return (
    <div onInput={draft.save}>
      <Form form={form}>
        <p className={styles.who}>
          {visitor?.session ? (
            words.loggedIn
          ) : (
            <>
              {words.loggedOut.text} {hrefs.login && <a href={hrefs.login}>{words.loggedOut.link}</a>}
            </>
          )}
        </p>
        <ProductField field={form.field('product')} words={words.product} products={products} />
        <SerialField field={form.field('serial_number')} words={words.serial} />
        <Field field={form.field('purchased_on')} label={words.date.label} type="date" min="2000-01-01" />
        <Field
          field={form.field('dealer')}
          label={words.dealer.label}
          hint={words.dealer.hint}
          autoComplete="off"
          maxLength={120}
        />
        <SendRow form={form} words={words} />
      </Form>
    </div>
  );
}
