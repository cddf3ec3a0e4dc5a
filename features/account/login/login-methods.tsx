import { useEffect, useId, useRef, useState } from 'react';
import { callAccount } from '#browser/session/account-client.ts';
import { sessionStore, storageKeys } from '#browser/toolbox/storage.ts';
import quietStyles from '#ui/form/action-button.module.css';
import { Field } from '#ui/form/field.tsx';
import { focusOnMount } from '#ui/form/focus-on-mount.ts';
import { Form } from '#ui/form/form.tsx';
import { FormMessage } from '#ui/form/form-message.tsx';
import { fieldRule, required } from '#ui/form/form-state.ts';
import { PasswordField } from '#ui/form/password-field.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { LinkedWords } from '#ui/linked-words.tsx';
import { useMessages } from '#ui/messages.ts';
import tabStyles from '#ui/tab-row.module.css';
import { Tabs } from '#ui/tabs.tsx';
import { addressInput } from '../inputs.browser.ts';
import { CodeMethod } from './code-method.tsx';
import { LoginStep, useLogin } from './login-step.tsx';
import { NewPassword } from './new-password.tsx';

/** The login methods as tabs. An email address typed in one is filled in in the others. */
export function LoginMethods() {
  const { heading, words, agreement } = useLogin();
  const { phone, email, password, ways } = words;
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [method, setMethod] = useState<'phone' | 'email' | 'password' | 'reset'>(phone ? 'phone' : 'email');
  const [address, setAddress] = useState('');
  /** The method was not chosen by its tab, so its first field takes the focus. */
  const [takesFocus, setTakesFocus] = useState(false);
  useEffect(() => setAddress((current) => current || (sessionStore.read(storageKeys.loginEmail) ?? '')), []);

  const showMethod = (next: typeof method, isByTab = false) => {
    const field = panel.current?.querySelector<HTMLInputElement>('input[name="email"]');
    if (field) setAddress(field.value);
    setTakesFocus(!isByTab);
    setMethod(next);
  };
  const tabs = [
    ...(phone ? [{ id: 'phone' as const, label: phone.tab }] : []),
    { id: 'email' as const, label: email.tab },
    { id: 'password' as const, label: password.tab },
  ];
  if (method === 'reset') return <NewPassword address={address} onBack={() => showMethod('password')} />;
  return (
    <LoginStep heading={heading}>
      <Tabs
        id={id}
        className={tabStyles.row}
        label={ways}
        tabs={tabs}
        current={method}
        onChange={(next) => showMethod(next, true)}
      />
      <div ref={panel} className="stack-l" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${method}`}>
        {method === 'phone' && phone && (
          <CodeMethod
            kind="phone"
            channel={phone}
            address=""
            takesFocus={false}
            onUseEmail={() => showMethod('email')}
          />
        )}
        {method === 'email' && <CodeMethod kind="email" channel={email} address={address} takesFocus={takesFocus} />}
        {method === 'password' && (
          <PasswordMethod address={address} takesFocus={takesFocus} onReset={() => showMethod('reset')} />
        )}
      </div>
      {agreement && (
        <p className="small">
          <LinkedWords words={agreement} />
        </p>
      )}
    </LoginStep>
  );
}

function PasswordMethod({ address, takesFocus, onReset }: { address: string; takesFocus: boolean; onReset(): void }) {
  const { words, completeLogin } = useLogin();
  const { email, password, submit } = words;
  const messages = useMessages<'fields.email'>();
  const form = useForm({
    fields: { email: address, password: '' },
    rules: { email: fieldRule('email', messages), password: required(password.missing) },
    send: async (values) => completeLogin(await callAccount('signIn', values)),
  });
  return (
    <div className="stack-l">
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
      <button type="button" className={quietStyles.quiet} onClick={onReset}>
        {password.reset}
      </button>
    </div>
  );
}
