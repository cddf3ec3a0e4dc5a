import { accountClient } from '#browser/session/account-client.ts';
import { session } from '#browser/session/session.ts';
import { ActionButton } from '#ui/form/action-button.tsx';
import { AccountPart } from './account-part.tsx';
import type { SettingsPartProps, SettingsWords } from './account-props.browser.ts';
import { leaveAccount, useAccountVisit } from './account-visit.browser.ts';
import { DeletionPart } from './deletion-part.tsx';
import { NewsletterPart } from './newsletter-part.tsx';
import { PasswordPart } from './password-part.tsx';
import { ProfilePart } from './profile-part.tsx';
import { saveAsFile } from './save-as-file.browser.ts';
import { Skeleton } from './skeleton.tsx';

/** Profile, newsletter, password, stored data, and the deletion of the account. */
export function AccountSettings(props: SettingsWords) {
  const { profile } = useAccountVisit();
  if (profile) return <SettingsView {...props} profile={profile} />;
  return <Skeleton words={props.common} />;
}

export function SettingsView(part: SettingsPartProps) {
  const { profile, words, forms } = part;
  const exportData = async () =>
    saveAsFile('kinetra-account.json', JSON.stringify(await accountClient().call('exportData', {}), null, 2));
  const leaveAfterDeletion = async () => {
    leaveAccount('deletion');
    await session().logOut();
  };
  return (
    <>
      <ProfilePart {...part} />
      {profile.email !== null && <NewsletterPart {...part} />}
      {profile.email !== null && <PasswordPart {...part} email={profile.email} />}
      <AccountPart title={words.data.title}>
        <p>{words.data.text}</p>
        <ActionButton run={exportData} words={forms} tone="line">
          {words.data.submit}
        </ActionButton>
      </AccountPart>
      <DeletionPart {...part} onDeleted={leaveAfterDeletion} />
    </>
  );
}
