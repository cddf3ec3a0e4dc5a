import { useEffect, useState } from 'react';
import type { Reply } from '#rules/contract/account/calls.ts';
import type { EditionCode } from '#rules/place/editions.ts';
import { returnPath } from '../../session/login-address.ts';
import { session } from '../../session/session.ts';
import { useSession } from '../../session/use-session.ts';
import { FormMessage } from '../../ui/form/form-message.tsx';
import { AlreadyLoggedIn } from './already-logged-in.tsx';
import { LoginStep } from './login-step.tsx';
import { LoginMethods } from './login-ways.tsx';
import type { LoginFlowProps } from './login-words.ts';
import { StorageBlocked } from './storage-blocked.tsx';
import { Welcome } from './welcome.tsx';

type Stage = 'ways' | 'entering' | 'welcome';

/** The whole login: a code or a password, a welcome the first time, then back to where the visitor came from. */
export function LoginFlow({ agreement, account, ...view }: LoginFlowProps) {
  const who = useSession();
  const [stage, setStage] = useState<Stage>('ways');
  const [blocked, setBlocked] = useState(false);
  useEffect(() => setBlocked(!session().persists()), []);

  const wanted = () => returnPath(document.documentElement.dataset.edition as EditionCode, location);
  /* Replaces this page, which is of no use when going back in the history. */
  const goOn = () => location.replace(wanted() ?? account);
  const enter = async (reply: Reply<'signIn'>) => {
    setStage('entering');
    await session().enter(reply);
    if (!session().persists()) {
      setBlocked(true);
      setStage('ways');
    } else if (reply.created) setStage('welcome');
    else goOn();
  };

  if (blocked) return <StorageBlocked {...view} onTry={() => setBlocked(!session().persists())} />;
  if (stage === 'entering') {
    return (
      <LoginStep {...view} arrives>
        <FormMessage tone="good">{view.words.entering}</FormMessage>
      </LoginStep>
    );
  }
  if (stage === 'welcome')
    return (
      <Welcome
        {...view}
        account={account}
        credits={who?.profile?.credits ?? 0}
        hasEmail={who?.profile?.email !== null}
        onDone={goOn}
      />
    );
  if (who?.session) return <AlreadyLoggedIn {...view} profile={who.profile} account={account} onward={wanted()} />;
  return <LoginMethods {...view} agreement={agreement} onEntered={enter} />;
}
