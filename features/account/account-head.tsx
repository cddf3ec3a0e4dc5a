import type { Profile } from '#browser/session/stored-session.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ActionButton } from '#ui/form/action-button.tsx';
import { focusOnMount } from '#ui/form/focus-on-mount.ts';
import { useMessages } from '#ui/messages.ts';
import styles from './account.module.css';
import { useAccount } from './account-context.browser.ts';
import { LoadError } from './placeholders.tsx';

interface AccountHeadProps {
  profile: Profile | undefined;
  loadFailed: boolean;
  onLogout(): Promise<void>;
}

export function AccountHead({ profile, loadFailed, onLogout }: AccountHeadProps) {
  const { id, heading, words } = useAccount();
  const { account, format } = useMessages<'account'>();
  const { nickname = null } = profile ?? {};
  // Reload the page because the other parts have failed, too, and are hidden.
  const reload = async () => location.reload();
  return (
    <div data-account={profile && ''}>
      <header className={`columns ${styles.head}`}>
        <div className={`stack ${styles.greeting}`}>
          <h1 className="display" id={`${id}-heading`}>
            {nickname === null ? heading : format(account.greeting, { name: nickname })}
          </h1>
          <div>
            {profile && (
              <ActionButton run={onLogout} quiet>
                {words.leave}
              </ActionButton>
            )}
          </div>
        </div>
        <p className={styles.credits}>
          {profile && (
            <>
              <span className="title">
                {new Intl.NumberFormat(document.documentElement.lang).format(profile.credits)}
              </span>{' '}
              {words.credits}
            </>
          )}
        </p>
      </header>
      {loadFailed && <LoadError onRetry={reload} />}
    </div>
  );
}

export function Goodbye() {
  const { id, words, hrefs } = useAccount();
  const { heading, text, home } = words.goodbye;
  return (
    <div className="stack-l">
      <h1 className="display" id={`${id}-heading`} ref={focusOnMount} tabIndex={-1}>
        {heading}
      </h1>
      <p className="lead">{text}</p>
      <p>
        <ButtonLink href={hrefs.home}>{home}</ButtonLink>
      </p>
    </div>
  );
}
