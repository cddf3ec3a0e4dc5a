import { callAccount } from '#browser/session/account-client.ts';
import type { Profile } from '#browser/session/stored-session.ts';
import { Field } from '#ui/form/field.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormMessage } from '#ui/form/form-message.tsx';
import { fieldRule, optional } from '#ui/form/form-state.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { useMessages } from '#ui/messages.ts';
import styles from '../account.module.css';
import { LoginStep, useLogin } from './login-step.tsx';

export function Welcome({ profile, onDone }: { profile: Profile | undefined; onDone(): void }) {
  const { words, creditsWorth, account } = useLogin();
  const { welcome } = words;
  // There are none for an address that had its Credits before.
  const credits = profile?.credits ?? 0;
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
    <LoginStep heading={welcome.heading} takesFocus>
      <p data-welcome="">{welcome.text}</p>
      {credits > 0 && (
        <>
          <p className={styles.credits}>
            <span className="title">{new Intl.NumberFormat(document.documentElement.lang).format(credits)}</span>{' '}
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
      {/* Only accounts with an email address can have a password. */}
      {profile?.email !== null && (
        <p className="small">
          <a href={account}>{welcome.password}</a>
        </p>
      )}
    </LoginStep>
  );
}
