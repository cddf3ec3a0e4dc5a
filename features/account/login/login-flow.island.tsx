import { useEffect, useState } from 'react';
import { returnPath } from '#browser/session/login-address.ts';
import { logIn } from '#browser/session/session.ts';
import { canStoreSession } from '#browser/session/stored-session.ts';
import { useSession } from '#browser/session/use-session.ts';
import type { Reply } from '#contract/account/calls.ts';
import type { EditionCode } from '#core/place/editions.ts';
import { FormMessage } from '#ui/form/form-message.tsx';
import { AlreadyLoggedIn } from './already-logged-in.tsx';
import { LoginMethods } from './login-methods.tsx';
import type { LoginFlowProps } from './login-props.browser.ts';
import { LoginStep } from './login-step.tsx';
import { StorageBlocked } from './storage-blocked.tsx';
import { Welcome } from './welcome.tsx';

type Stage = 'ways' | 'entering' | 'welcome';

/** The whole login: a code or a password, a welcome the first time, then back to where the visitor came from. */
export function Island({ agreement, consents, account, ...view }: LoginFlowProps) {
  const visitor = useSession();
  const [stage, setStage] = useState<Stage>('ways');
  const [isStorageBlocked, setStorageBlocked] = useState(false);
  useEffect(() => setStorageBlocked(!canStoreSession()), []);

  const requestedPath = () => returnPath(document.documentElement.dataset.edition as EditionCode, location);
  /* Replaces this page, which is of no use when going back in the history. */
  const leaveLogin = () => location.replace(requestedPath() ?? account);
  const completeLogin = async (reply: Reply<'signIn'>) => {
    setStage('entering');
    await logIn(reply);
    if (!canStoreSession()) {
      setStorageBlocked(true);
      setStage('ways');
    } else if (reply.created) setStage('welcome');
    else leaveLogin();
  };

  if (isStorageBlocked) return <StorageBlocked {...view} onRetry={() => setStorageBlocked(!canStoreSession())} />;
  if (stage === 'entering') {
    return (
      <LoginStep {...view} takesFocus>
        <FormMessage tone="good">{view.words.entering}</FormMessage>
      </LoginStep>
    );
  }
  if (stage === 'welcome')
    return (
      <Welcome
        {...view}
        account={account}
        credits={visitor?.profile?.credits ?? 0}
        hasEmail={visitor?.profile?.email !== null}
        onDone={leaveLogin}
      />
    );
  if (visitor?.session)
    return <AlreadyLoggedIn {...view} profile={visitor.profile} account={account} onward={requestedPath()} />;
  return <LoginMethods {...view} agreement={agreement} consents={consents} onLogin={completeLogin} />;
}
