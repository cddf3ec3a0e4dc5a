import { callAccount } from '#browser/session/account-client.ts';
import type { Reply } from '#contract/account/calls.ts';
import { Field } from '#ui/form/field.tsx';
import { focusOnMount } from '#ui/form/focus-on-mount.ts';
import { Form } from '#ui/form/form.tsx';
import { FormMessage } from '#ui/form/form-message.tsx';
import { fieldRule, required } from '#ui/form/form-state.ts';
import { PasswordField } from '#ui/form/password-field.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { useMessages } from '#ui/messages.ts';
import { addressInput } from './address-input.browser.ts';
import styles from './login.module.css';
import type { LoginWords } from './login-props.browser.ts';

interface PasswordMethodProps extends LoginWords {
  address: string;
  /** The first field takes the focus. */
  takesFocus: boolean;
  onLogin(reply: Reply<'signIn'>): Promise<void>;
  onReset(): void;
}

/** Logs in with an email address and a password. */
export function PasswordMethod({ words, address, takesFocus, onLogin, onReset }: PasswordMethodProps) {
  const messages = useMessages<'fields.email'>();
  const { email, password, submit } = words;
  const form = useForm({
    fields: { email: address, password: '' },
    rules: { email: fieldRule('email', messages), password: required(password.missing) },
    send: async (values) => onLogin(await callAccount('signIn', values)),
  });
  return (
    <div className={styles.flow}>
      <Form form={form}>
        <Field
          ref={takesFocus ? focusOnMount : undefined}
          field={form.field('email')}
          label={email.field}
          {...addressInput.email}
          required
        />
        <PasswordField field={form.field('password')} label={password.field} autoComplete="current-password" required />
        <FormMessage tone="error">{form.summary}</FormMessage>
        <SubmitButton sending={form.sending}>{submit}</SubmitButton>
      </Form>
      <button type="button" className={styles.link} onClick={onReset}>
        {password.reset}
      </button>
    </div>
  );
}
