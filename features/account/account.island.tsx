import { useCallback, useEffect, useState } from 'react';
import { callAccount, goToLogin, logOut } from '#browser/session/account-client.ts';
import { useSession } from '#browser/session/use-session.ts';
import { useMessages } from '#ui/messages.ts';
import tabStyles from '#ui/tab-row.module.css';
import type { AccountValue } from './account.ts';
import { AccountContext } from './account-context.browser.ts';
import { AccountHead, Goodbye } from './account-head.tsx';
import { AccountRewards } from './account-rewards.tsx';
import { AccountSettings } from './account-settings.tsx';
import layout from './layout.module.css';
import { AccountNotices } from './notices/account-notices.tsx';
import { FetchedPart, PagePart } from './page-part.tsx';
import { Skeleton } from './placeholders.tsx';
import { SavedPrograms } from './programs/saved-programs.tsx';
import { ServiceRequests } from './requests/service-requests.tsx';
import { OwnedRobots } from './robots/owned-robots.tsx';

/** The server renders the same frame and placeholders for everybody. Who is not logged in goes to the login page. */
export function Island(account: AccountValue) {
  const { words, noScript, hrefs } = account;
  const { nav } = useMessages<'nav.sections'>();
  const visitor = useSession();
  const [loadFailed, setLoadFailed] = useState(false);
  const [exitReason, setExitReason] = useState<'logout' | 'deletion'>();
  const profile = visitor?.profile;
  const userId = visitor?.session?.userId;
  const isLoggedOut = visitor !== undefined && userId === undefined;

  const loadProfile = useCallback(async () => {
    try {
      await callAccount('profile', {});
      setLoadFailed(false);
    } catch {
      setLoadFailed(true);
    }
  }, []);
  useEffect(() => {
    if (userId !== undefined) void loadProfile();
  }, [userId, loadProfile]);
  useEffect(() => {
    if (isLoggedOut && !exitReason) goToLogin();
  }, [isLoggedOut, exitReason]);

  const leave = async () => {
    setExitReason('logout');
    await logOut();
    location.assign(hrefs.home);
  };
  const leaveAfterDeletion = async () => {
    setExitReason('deletion');
    await logOut();
  };
  const parts = {
    robots: <OwnedRobots profile={profile} onRegistered={loadProfile} />,
    requests: <FetchedPart name="requests">{({ list }) => <ServiceRequests {...list} />}</FetchedPart>,
    programs: <FetchedPart name="programs">{({ list, ...part }) => <SavedPrograms {...list} {...part} />}</FetchedPart>,
    notices: <FetchedPart name="notices">{({ list, ...part }) => <AccountNotices {...list} {...part} />}</FetchedPart>,
    rewards: profile ? <AccountRewards profile={profile} /> : <Skeleton />,
    settings: profile ? <AccountSettings profile={profile} onDeleted={leaveAfterDeletion} /> : <Skeleton />,
  };
  const partNames = Object.keys(parts) as (keyof typeof parts)[];
  const isDeleted = exitReason === 'deletion';
  return (
    <AccountContext value={account}>
      <div className={`wrap ${layout.top}`}>
        {isDeleted ? <Goodbye /> : <AccountHead profile={profile} loadFailed={loadFailed} onLogout={leave} />}
        <noscript>
          <p>{noScript}</p>
        </noscript>
      </div>
      {!isDeleted && (profile || !loadFailed) && (
        <div className={layout.parts}>
          <nav className={layout.nav} aria-label={nav.sections}>
            <ul className={`wrap ${tabStyles.row}`}>
              {partNames.map((name) => (
                <li key={name}>
                  <a href={`#${name}`}>{words[name].title}</a>
                </li>
              ))}
            </ul>
          </nav>
          {partNames.map((name) => (
            <PagePart key={name} name={name}>
              {parts[name]}
            </PagePart>
          ))}
        </div>
      )}
    </AccountContext>
  );
}
