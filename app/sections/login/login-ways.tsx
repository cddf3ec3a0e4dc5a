import { useEffect, useId, useRef, useState } from 'react';
import type { Reply } from '#rules/contract/account/calls.ts';
import { sessionStore } from '../../browser/storage.ts';
import { LinkedWords } from '../../ui/linked-words.tsx';
import { loginEmailKey } from '../newsletter/subscribed.ts';
import { CodeMethod } from './code-way.tsx';
import styles from './login.module.css';
import { LoginStep } from './login-step.tsx';
import type { LoginFlowProps } from './login-words.ts';
import { NewPassword } from './new-password.tsx';
import { PasswordMethod } from './password-way.tsx';
import { MethodTabs } from './way-tabs.tsx';

interface LoginWaysProps extends Omit<LoginFlowProps, 'account'> {
  onEntered(reply: Reply<'signIn'>): Promise<void>;
}

/** The login methods as tabs. An email address typed in one is filled in in the others. */
export function LoginMethods({ agreement, onEntered, ...view }: LoginWaysProps) {
  const { phone, email, password, ways } = view.words;
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [way, setWay] = useState<'phone' | 'email' | 'password' | 'reset'>(phone ? 'phone' : 'email');
  const [address, setAddress] = useState('');
  /** The method was not chosen by its tab, so its first field takes the focus. */
  const [moved, setMoved] = useState(false);
  useEffect(() => setAddress((typed) => typed || (sessionStore.read(loginEmailKey) ?? '')), []);

  const show = (next: typeof way, moves: boolean) => {
    const field = panel.current?.querySelector<HTMLInputElement>('input[name="email"]');
    if (field) setAddress(field.value);
    setMoved(moves);
    setWay(next);
  };
  const tabs = [
    ...(phone ? [{ id: 'phone' as const, label: phone.tab }] : []),
    { id: 'email' as const, label: email.tab },
    { id: 'password' as const, label: password.tab },
  ];
  if (way === 'reset')
    return <NewPassword {...view} address={address} onBack={() => show('password', true)} onEntered={onEntered} />;
  return (
    <LoginStep headingId={view.headingId} heading={view.heading}>
      <MethodTabs id={id} label={ways} tabs={tabs} current={way} onChange={(next) => show(next, false)} />
      <div ref={panel} className={styles.flow} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${way}`}>
        {way === 'phone' && phone && (
          <CodeMethod
            key="phone"
            {...view}
            kind="phone"
            channel={phone}
            address=""
            onEntered={onEntered}
            onInstead={() => show('email', true)}
          />
        )}
        {way === 'email' && (
          <CodeMethod
            key="email"
            {...view}
            kind="email"
            channel={email}
            address={address}
            arrives={moved}
            onEntered={onEntered}
          />
        )}
        {way === 'password' && (
          <PasswordMethod
            {...view}
            address={address}
            arrives={moved}
            onEntered={onEntered}
            onReset={() => show('reset', true)}
          />
        )}
      </div>
      <p className="small">
        <LinkedWords words={agreement} />
      </p>
    </LoginStep>
  );
}
