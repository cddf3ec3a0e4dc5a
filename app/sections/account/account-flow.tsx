import { useCallback, useEffect, useState } from 'react';
import { accountClient } from '../../session/account-client.ts';
import { session } from '../../session/session.ts';
import { useSession } from '../../session/use-session.ts';
import { AccountView } from './account-view.tsx';
import type { AccountWords } from './account-words.ts';
import { Goodbye } from './goodbye.tsx';
import { LoadError } from './load-error.tsx';
import { Skeleton } from './skeleton.tsx';

/** The visitor's account. Sends visitors who are not logged in to the login page, which leads back here. */
export function AccountFlow(props: AccountWords) {
  const { headingId, heading, words, forms, hrefs } = props;
  const visitor = useSession();
  const [loadFailed, setLoadFailed] = useState(false);
  /** Set when the session is ended from this page. */
  const [exitReason, setExitReason] = useState<'logout' | 'deletion'>();
  const isLoggedOut = visitor !== undefined && visitor.session === undefined;
  const isLoggedIn = visitor?.session !== undefined;

  const load = useCallback(async () => {
    await accountClient().call('profile', {});
    setLoadFailed(false);
  }, []);
  useEffect(() => {
    if (isLoggedIn) load().catch(() => setLoadFailed(true));
  }, [isLoggedIn, load]);
  useEffect(() => {
    if (isLoggedOut && !exitReason) accountClient().goToLogin();
  }, [isLoggedOut, exitReason]);

  const logOut = async () => {
    setExitReason('logout');
    await session().logOut();
    location.assign(hrefs.home);
  };
  const leaveAfterDeletion = async () => {
    setExitReason('deletion');
    await session().logOut();
  };

  if (exitReason === 'deletion') return <Goodbye headingId={headingId} words={words.goodbye} home={hrefs.home} />;
  if (visitor?.profile)
    return (
      <AccountView
        {...props}
        profile={visitor.profile}
        isStale={loadFailed}
        onRetry={load}
        onLogout={logOut}
        onDeleted={leaveAfterDeletion}
      />
    );
  return (
    <>
      <h1 className="display" id={headingId}>
        {heading}
      </h1>
      {loadFailed ? <LoadError words={words} forms={forms} onRetry={load} /> : <Skeleton />}
    </>
  );
}
