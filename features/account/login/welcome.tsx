import { callAccount } from '#browser/session/account-client.ts';
import { Field } from '#ui/form/field.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormMessage } from '#ui/form/form-message.tsx';
import { fieldRule, optional } from '#ui/form/form-state.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { useMessages } from '#ui/messages.ts';
import styles from './login.module.css';
import type { LoginViewProps } from './login-props.browser.ts';
import { LoginStep } from './login-step.tsx';

interface WelcomeProps extends LoginViewProps {
  account: string;
  /** Credits of the new account; 0 for an address that had its credits before. */
  credits: number;
  /** Only accounts with an email address can have a password. */
  hasEmail: boolean;
  onDone(): void;
}

/** Greets the owner of a new account. */
export function Welcome({
  headingId,
  words: { welcome },
  creditsWorth,
  account,
  credits,
  hasEmail,
  onDone,
}: WelcomeProps) {
  const messages = useMessages<'fields.nickname' | 'form.optional'>();
  const form = useForm({
    fields: { nickname: '' },
    rules: { nickname: optional(fieldRule('nickname', messages)) },
    async send({ nickname }) {
      if (nickname.trim() !== '') await callAccount('updateProfile', { nickname });
      onDone();
    },
  });
  return (
    <LoginStep headingId={headingId} heading={welcome.heading} takesFocus>
      <p data-welcome="">{welcome.text}</p>
      {credits > 0 && (
        <>
          <p className={styles.credits}>
            <span className="figure">{new Intl.NumberFormat(document.documentElement.lang).format(credits)}</span>{' '}
            {welcome.credits}
          </p>
          <p>{creditsWorth}</p>
        </>
      )}
      <Form form={form}>
        <Field
          field={form.field('nickname')}
          label={welcome.nickname}
          aside={messages.form.optional}
          hint={welcome.hint}
          autoComplete="nickname"
        />
        <FormMessage tone="error">{form.summary}</FormMessage>
        <SubmitButton sending={form.sending}>{welcome.submit}</SubmitButton>
      </Form>
      {hasEmail && (
        <p className="small">
          <a href={account}>{welcome.password}</a>
        </p>
      )}
    </LoginStep>
  );
}
