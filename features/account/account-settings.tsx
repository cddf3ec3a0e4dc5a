import { callAccount } from '#browser/session/account-client.ts';
import type { Profile } from '#browser/session/stored-session.ts';
import { ActionButton } from '#ui/form/action-button.tsx';
import { useAccount } from './account-context.browser.ts';
import { DeletionPart } from './deletion-part.tsx';
import { NewsletterPart } from './newsletter-part.tsx';
import { PasswordPart } from './password-part.tsx';
import { ProfilePart } from './profile-part.tsx';
import { saveAsFile } from './save-as-file.browser.ts';
import { SettingsPart } from './settings-part.tsx';

interface AccountSettingsProps {
  profile: Profile;
  onDeleted(): Promise<void>;
}

/** Profile, newsletter, password, stored data, and the deletion of the account. */
export function AccountSettings({ profile, onDeleted }: AccountSettingsProps) {
  const { words } = useAccount();
  const { email, newsletter } = profile;
  const exportData = async () =>
    saveAsFile('kinetra-account.json', JSON.stringify(await callAccount('exportData', {}), null, 2));
  return (
    <>
      <ProfilePart profile={profile} />
      {email !== null && <NewsletterPart newsletter={newsletter} />}
      {email !== null && <PasswordPart hasPassword={profile.has_password} email={email} />}
      <SettingsPart title={words.data.title}>
        <p>{words.data.text}</p>
        <ActionButton run={exportData} tone="line">
          {words.data.submit}
        </ActionButton>
      </SettingsPart>
      <DeletionPart email={email} onDeleted={onDeleted} />
    </>
  );
}
