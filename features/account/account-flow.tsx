import { useEffect } from 'react';
import { accountClient } from '#browser/session/account-client.ts';
import type { Profile } from '#browser/session/session.ts';
import { session } from '#browser/session/session.ts';
import { fillPlaceholders } from '#ui/fill-placeholders.ts';
import { ActionButton } from '#ui/form/action-button.tsx';
import styles from './account.module.css';
import type { AccountTexts, CommonWords } from './account-props.browser.ts';
import { leaveAccount, useAccountVisit } from './account-visit.browser.ts';
import { Goodbye } from './goodbye.tsx';
import { LoadError } from './load-error.tsx';

export interface AccountFlowProps {
  /** Id of the section's heading. */
  headingId: string;
  heading: string;
  words: Pick<AccountTexts, 'greeting' | 'credits' | 'leave' | 'goodbye'>;
  common: CommonWords;
  home: string;
}

/**
 * The head of the account page. Sends visitors who are not logged in to the login page, which leads back here. After
 * the account was deleted, it says goodbye, and the other parts are hidden.
 */
export function AccountFlow(props: AccountFlowProps) {
  const { isLoggedIn, profile, loadFailed, exitReason } = useAccountVisit();
  useEffect(() => {
    if (isLoggedIn === false && !exitReason) accountClient().goToLogin();
  }, [isLoggedIn, exitReason]);
  const logOut = async () => {
    leaveAccount('logout');
    await session().logOut();
    location.assign(props.home);
  };
  // Reload the page because the other parts have failed, too, and are hidden.
  const reload = async () => location.reload();
  if (exitReason === 'deletion')
    return <Goodbye headingId={props.headingId} words={props.words.goodbye} home={props.home} />;
  return <AccountHead {...props} profile={profile} loadFailed={loadFailed} onRetry={reload} onLogout={logOut} />;
}

interface AccountHeadProps extends AccountFlowProps {
  profile: Profile | undefined;
  loadFailed: boolean;
  onRetry(): Promise<void>;
  onLogout(): Promise<void>;
}

/** Greets the visitor and shows the Credits, once the profile is known. */
export function AccountHead({ headingId, heading, words, common, profile, loadFailed, ...rest }: AccountHeadProps) {
  const { nickname = null } = profile ?? {};
  return (
    <div data-account={profile && ''} data-load-failed={loadFailed && !profile ? '' : undefined}>
      <header className={styles.head}>
        <div className={styles.greeting}>
          <h1 className="display" id={headingId}>
            {nickname === null ? heading : fillPlaceholders(words.greeting, { name: nickname })}
          </h1>
          <div>
            {profile && (
              <ActionButton run={rest.onLogout} words={common} quiet>
                {words.leave}
              </ActionButton>
            )}
          </div>
        </div>
        <p className={styles.credits}>
          {profile && (
            <>
              <span className="figure">
                {new Intl.NumberFormat(document.documentElement.lang).format(profile.credits)}
              </span>{' '}
              {words.credits}
            </>
          )}
        </p>
      </header>
      {loadFailed && <LoadError words={common} onRetry={rest.onRetry} />}
    </div>
  );
}
