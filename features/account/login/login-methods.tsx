import { useEffect, useId, useRef, useState } from 'react';
import { sessionStore } from '#browser/toolbox/storage.ts';
import type { Reply } from '#contract/account/calls.ts';
import { LinkedWords } from '#ui/linked-words.tsx';
import { loginEmailKey } from '../../newsletter/subscribed.browser.ts';
import { CodeMethod } from './code-method.tsx';
import styles from './login.module.css';
import type { LoginFlowProps } from './login-props.browser.ts';
import { LoginStep } from './login-step.tsx';
import { MethodTabs } from './method-tabs.tsx';
import { NewPassword } from './new-password.tsx';
import { PasswordMethod } from './password-method.tsx';

interface LoginMethodsProps extends Omit<LoginFlowProps, 'account'> {
  onLogin(reply: Reply<'signIn'>): Promise<void>;
}

/** The login methods as tabs. An email address typed in one is filled in in the others. */
export function LoginMethods({ agreement, consents, onLogin, ...view }: LoginMethodsProps) {
  const { phone, email, password, ways } = view.words;
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [method, setMethod] = useState<'phone' | 'email' | 'password' | 'reset'>(phone ? 'phone' : 'email');
  const [address, setAddress] = useState('');
  /** The method was not chosen by its tab, so its first field takes the focus. */
  const [shouldFocus, setShouldFocus] = useState(false);
  useEffect(() => setAddress((current) => current || (sessionStore.read(loginEmailKey) ?? '')), []);

  const showMethod = (next: typeof method) => {
    const field = panel.current?.querySelector<HTMLInputElement>('input[name="email"]');
    if (field) setAddress(field.value);
    setShouldFocus(true);
    setMethod(next);
  };
  const showTab = (next: typeof method) => {
    showMethod(next);
    setShouldFocus(false);
  };
  const tabs = [
    ...(phone ? [{ id: 'phone' as const, label: phone.tab }] : []),
    { id: 'email' as const, label: email.tab },
    { id: 'password' as const, label: password.tab },
  ];
  if (method === 'reset')
    return <NewPassword {...view} address={address} onBack={() => showMethod('password')} onLogin={onLogin} />;
  return (
    <LoginStep headingId={view.headingId} heading={view.heading}>
      <MethodTabs id={id} label={ways} tabs={tabs} current={method} onChange={showTab} />
      <div ref={panel} className={styles.flow} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${method}`}>
        {method === 'phone' && phone && (
          <CodeMethod
            key="phone"
            {...view}
            kind="phone"
            channel={phone}
            consents={consents}
            address=""
            onLogin={onLogin}
            onUseEmail={() => showMethod('email')}
          />
        )}
        {method === 'email' && (
          <CodeMethod
            key="email"
            {...view}
            kind="email"
            channel={email}
            consents={consents}
            address={address}
            takesFocus={shouldFocus}
            onLogin={onLogin}
          />
        )}
        {method === 'password' && (
          <PasswordMethod
            {...view}
            address={address}
            takesFocus={shouldFocus}
            onLogin={onLogin}
            onReset={() => showMethod('reset')}
          />
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
