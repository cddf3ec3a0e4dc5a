import { callAccount } from '#browser/session/account-client.ts';
import { Field } from '#ui/form/field.tsx';
import { focusOnMount } from '#ui/form/focus-on-mount.ts';
import { Form } from '#ui/form/form.tsx';
import { FormMessage } from '#ui/form/form-message.tsx';
import { fieldRule } from '#ui/form/form-state.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { useMessages } from '#ui/messages.ts';
import { addressInput } from '../inputs.browser.ts';
import { CodeStep } from './code-step.tsx';
import styles from './login.module.css';
import { LoginStep, useLogin } from './login-step.tsx';
import { useCode } from './use-code.browser.ts';

export function NewPassword({ address, onBack }: { address: string; onBack(): void }) {
  const { words, completeLogin } = useLogin();
  const { reset, email, send } = words;
  const messages = useMessages<'fields.email'>();
  const code = useCode('password', 'email', { storageKey: 'login-password-code' });
  const form = useForm({
    fields: { email: address },
    rules: { email: fieldRule('email', messages) },
    send: (values) => code.request(values.email),
  });
  const goBack = () => {
    code.forget();
    onBack();
  };
  return (
    <LoginStep heading={reset.heading}>
      {code.sentCode ? (
        <CodeStep
          code={code}
          sentCode={code.sentCode}
          words={{ code: email.code, submit: reset.submit, cancel: reset.back }}
          password={reset}
          hidesAccountExistence
          send={async (request) => {
            const reply = await callAccount('setPassword', request);
            code.forget();
            await completeLogin(reply);
          }}
          onCancel={goBack}
        />
      ) : (
        <>
          <Form form={form}>
            <p>{reset.intro}</p>
            <Field
              ref={focusOnMount}
              field={form.field('email')}
              label={email.field}
              {...addressInput.email}
              required
            />
            <FormMessage tone="error">{form.summary}</FormMessage>
            <SubmitButton sending={form.sending}>{send}</SubmitButton>
          </Form>
          <div className={styles.more}>
            <button type="button" className={styles.link} onClick={goBack}>
              {reset.back}
            </button>
          </div>
        </>
      )}
    </LoginStep>
  );
}
