import { useEffect, useState } from 'react';
import { logIn, logOut } from '#browser/session/account-client.ts';
import { returnPath } from '#browser/session/login-address.ts';
import { canStoreSession, type Profile } from '#browser/session/stored-session.ts';
import { useSession } from '#browser/session/use-session.ts';
import type { Reply } from '#contract/account/calls.ts';
import type { EditionCode } from '#core/place/editions.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { ActionButton } from '#ui/form/action-button.tsx';
import { FormMessage } from '#ui/form/form-message.tsx';
import { useMessages } from '#ui/messages.ts';
import { LoginMethods } from './login-methods.tsx';
import { LoginContext, type LoginFlowProps, LoginStep, useLogin } from './login-step.tsx';
import { Welcome } from './welcome.tsx';

export function Island(props: LoginFlowProps) {
  const { heading, words, account } = props;
  const { action } = useMessages<'action.retry'>();
  const visitor = useSession();
  const [step, setStep] = useState<'methods' | 'entering' | 'welcome'>('methods');
  const [isStorageBlocked, setStorageBlocked] = useState(false);
  const checkStorage = () => setStorageBlocked(!canStoreSession());
  useEffect(() => setStorageBlocked(!canStoreSession()), []);

  const requestedPath = () => returnPath(document.documentElement.dataset.edition as EditionCode, location);
  /* Replaces this page, which is of no use when going back in the history. */
  const leaveLogin = () => location.replace(requestedPath() ?? account);
  const completeLogin = async (reply: Reply<'signIn'>) => {
    setStep('entering');
    await logIn(reply);
    if (!canStoreSession()) {
      setStorageBlocked(true);
      setStep('methods');
    } else if (reply.created) setStep('welcome');
    else leaveLogin();
  };

  const currentStep = () => {
    if (isStorageBlocked)
      return (
        <LoginStep heading={heading}>
          <FormMessage tone="error">{words.blocked}</FormMessage>
          <p data-storage-blocked="">
            <Button tone="line" onClick={checkStorage}>
              {action.retry}
            </Button>
          </p>
        </LoginStep>
      );
    if (step === 'entering')
      return (
        <LoginStep heading={heading} takesFocus>
          <FormMessage tone="good">{words.entering}</FormMessage>
        </LoginStep>
      );
    if (step === 'welcome') return <Welcome profile={visitor?.profile} onDone={leaveLogin} />;
    if (visitor?.session) return <AlreadyLoggedIn profile={visitor.profile} onward={requestedPath()} />;
    return <LoginMethods />;
  };
  return <LoginContext value={{ ...props, completeLogin }}>{currentStep()}</LoginContext>;
}

function AlreadyLoggedIn({ profile, onward }: { profile: Profile | undefined; onward: string | undefined }) {
  const { words, account } = useLogin();
  const { already } = words;
  const { account: messages, format } = useMessages<'account.loggedInAs'>();
  const name = profile?.email ?? profile?.phone;
  return (
    <LoginStep heading={already.heading}>
      {name && <p className="lead">{format(messages.loggedInAs, { name })}</p>}
      <div className="actions" data-logged-in="">
        <ButtonLink href={onward ?? account}>{onward ? already.onward : already.account}</ButtonLink>
        {onward && <a href={account}>{already.account}</a>}
      </div>
      <ActionButton run={logOut} quiet>
        {already.leave}
      </ActionButton>
    </LoginStep>
  );
}
