import { useCallback, useEffect, useState } from 'react';
import type { EditionCode } from '#rules/place/editions.ts';
import { accountClient } from '../../session/account-client.ts';
import { loginAddress } from '../../session/login-address.ts';
import { session } from '../../session/session.ts';
import { useSession } from '../../session/use-session.ts';
import { AccountView } from './account-view.tsx';
import type { AccountWords } from './account-words.ts';
import { Goodbye } from './goodbye.tsx';
import { NotLoaded } from './not-loaded.tsx';
import { Skeleton } from './skeleton.tsx';

/** The visitor's account. Sends visitors who are not logged in to the login page, which leads back here. */
export function AccountFlow(props: AccountWords) {
  const { headingId, heading, words, forms, hrefs } = props;
  const who = useSession();
  const [failed, setFailed] = useState(false);
  /** Set when the session is ended from this page. */
  const [leaving, setLeaving] = useState<'logout' | 'deletion'>();
  const isOut = who !== undefined && who.session === undefined;
  const isIn = who?.session !== undefined;

  const load = useCallback(async () => {
    await accountClient().call('profile', {});
    setFailed(false);
  }, []);
  useEffect(() => {
    if (isIn) load().catch(() => setFailed(true));
  }, [isIn, load]);
  useEffect(() => {
    if (isOut && !leaving)
      location.replace(loginAddress(document.documentElement.dataset.edition as EditionCode, location) ?? hrefs.login);
  }, [isOut, leaving, hrefs.login]);

  const leave = async () => {
    setLeaving('logout');
    await session().leave();
    location.assign(hrefs.home);
  };
  const end = async () => {
    setLeaving('deletion');
    await session().leave();
  };

  if (leaving === 'deletion') return <Goodbye headingId={headingId} words={words.goodbye} home={hrefs.home} />;
  if (who?.profile)
    return (
      <AccountView {...props} profile={who.profile} isStale={failed} onRetry={load} onLeave={leave} onDeleted={end} />
    );
  return (
    <>
      <h1 className="display" id={headingId}>
        {heading}
      </h1>
      {failed ? <NotLoaded words={words} forms={forms} onRetry={load} /> : <Skeleton />}
    </>
  );
}
