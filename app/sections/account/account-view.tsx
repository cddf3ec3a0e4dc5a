import { accountClient } from '../../session/account-client.ts';
import { fillPlaceholders } from '../../ui/fill-placeholders.ts';
import { ActionButton } from '../../ui/form/action-button.tsx';
import styles from './account.module.css';
import { AccountPart } from './account-part.tsx';
import type { AccountPartProps } from './account-words.ts';
import { DeletionPart } from './deletion-part.tsx';
import { LoadError } from './load-error.tsx';
import { NewsletterPart } from './newsletter-part.tsx';
import { PasswordPart } from './password-part.tsx';
import { ProductsPart } from './products-part.tsx';
import { ProfilePart } from './profile-part.tsx';
import { RewardsPart } from './rewards-part.tsx';
import { saveAsFile } from './save-as-file.ts';

interface AccountViewProps extends AccountPartProps {
  /** The profile could not be fetched again and may be out of date. */
  isStale: boolean;
  onRetry(): Promise<void>;
  onLogout(): Promise<void>;
  onDeleted(): Promise<void>;
}

/** The account page of a logged-in visitor. */
export function AccountView({ isStale, onRetry, onLogout, onDeleted, ...part }: AccountViewProps) {
  const { headingId, heading, profile, words, forms } = part;
  const exportData = async () =>
    saveAsFile('kinetra-account.json', JSON.stringify(await accountClient().call('exportData', {}), null, 2));
  const credits = new Intl.NumberFormat(document.documentElement.lang).format(profile.credits);
  return (
    <div data-account="">
      <header className={styles.head}>
        <div className={styles.greeting}>
          <h1 className="display" id={headingId}>
            {profile.nickname === null ? heading : fillPlaceholders(words.greeting, { name: profile.nickname })}
          </h1>
          <ActionButton run={onLogout} words={forms} quiet>
            {words.leave}
          </ActionButton>
        </div>
        <p className={styles.credits}>
          <span className="figure">{credits}</span> {words.credits}
        </p>
      </header>
      {isStale && <LoadError words={words} forms={forms} onRetry={onRetry} />}
      <ProfilePart {...part} />
      <RewardsPart {...part} />
      <ProductsPart {...part} />
      {profile.email !== null && <NewsletterPart {...part} />}
      {profile.email !== null && <PasswordPart {...part} email={profile.email} />}
      <AccountPart title={words.data.title}>
        <p>{words.data.text}</p>
        <ActionButton run={exportData} words={forms} tone="line">
          {words.data.submit}
        </ActionButton>
      </AccountPart>
      <DeletionPart {...part} onDeleted={onDeleted} />
    </div>
  );
}
