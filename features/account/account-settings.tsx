import { useState } from 'react';
import { callAccount, logIn } from '#browser/session/account-client.ts';
import type { Profile } from '#browser/session/stored-session.ts';
import { ActionButton } from '#ui/form/action-button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormMessage } from '#ui/form/form-message.tsx';
import { fieldRule, optional } from '#ui/form/form-state.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { useMessages } from '#ui/messages.ts';
import styles from './account.module.css';
import { useAccount } from './account-context.browser.ts';
import { DeletionPart } from './deletion-part.tsx';
import { CodeStep } from './login/code-step.tsx';
import { useCode } from './login/use-code.browser.ts';
import { SettingsPart } from './page-part.tsx';

export function AccountSettings({ profile, onDeleted }: { profile: Profile; onDeleted(): Promise<void> }) {
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

function saveAsFile(name: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

function ProfilePart({ profile }: { profile: Profile }) {
  const { words } = useAccount();
  const messages = useMessages<'fields.nickname'>();
  const [isSaved, setSaved] = useState(false);
  const form = useForm({
    fields: { nickname: profile.nickname ?? '' },
    rules: { nickname: optional(fieldRule('nickname', messages)) },
    async send({ nickname }) {
      setSaved(false);
      await callAccount('updateProfile', { nickname: nickname.trim() });
      setSaved(true);
    },
  });
  return (
    <SettingsPart title={words.profile.title}>
      <dl className={`stack ${styles.facts}`}>
        {profile.email && (
          <div>
            <dt>{words.profile.email}</dt>
            <dd>{profile.email}</dd>
          </div>
        )}
        {profile.phone && (
          <div>
            <dt>{words.profile.phone}</dt>
            <dd>{profile.phone}</dd>
          </div>
        )}
      </dl>
      <Form form={form}>
        <Field
          field={form.field('nickname')}
          label={words.profile.nickname}
          hint={words.profile.hint}
          autoComplete="nickname"
        >
          <SubmitButton sending={form.sending}>{words.profile.save}</SubmitButton>
        </Field>
        <FormMessage tone="error">{form.summary}</FormMessage>
        <FormMessage tone="good">{isSaved && words.profile.saved}</FormMessage>
      </Form>
    </SettingsPart>
  );
}

/** Switches the newsletter on and off. The switch always shows the stored state, also after a failed change. */
function NewsletterPart({ newsletter }: Pick<Profile, 'newsletter'>) {
  const { words } = useAccount();
  const isOn = newsletter === 'active';
  const form = useForm({
    send: async () => void (await callAccount('updateProfile', { newsletter: !isOn })),
  });
  return (
    <SettingsPart title={words.newsletter.title}>
      <Form form={form}>
        <button
          type="submit"
          role="switch"
          aria-checked={isOn}
          aria-disabled={form.sending || undefined}
          className={styles.switch}
        >
          <i className="notch-s edge" />
          {words.newsletter.label}
        </button>
        <p className="small" role="status">
          {words.newsletter[newsletter]}
        </p>
        <FormMessage tone="error">{form.summary}</FormMessage>
      </Form>
    </SettingsPart>
  );
}

function PasswordPart({ hasPassword, email }: { hasPassword: boolean; email: string }) {
  const { words } = useAccount();
  const { codes, format } = useMessages<'codes.againIn'>();
  const code = useCode('password', 'email');
  const [isSaved, setSaved] = useState(false);
  const { seconds } = code;
  const requestCode = async () => {
    setSaved(false);
    await code.request(email);
  };
  return (
    <SettingsPart title={words.password.title}>
      {code.sentCode ? (
        <CodeStep
          code={code}
          sentCode={code.sentCode}
          words={{ code: words.password.code, submit: words.password.submit, cancel: words.cancel }}
          password={words.password}
          send={async (request) => {
            await logIn(await callAccount('setPassword', request));
            setSaved(true);
            code.forget();
          }}
          onCancel={code.forget}
        />
      ) : (
        <>
          <FormMessage tone="good">{isSaved && words.password.saved}</FormMessage>
          <p>{hasPassword ? words.password.there : words.password.none}</p>
          <ActionButton run={requestCode} tone="line" waits={seconds > 0}>
            {seconds > 0 ? format(codes.againIn, { seconds }) : words.password[hasPassword ? 'change' : 'set']}
          </ActionButton>
        </>
      )}
    </SettingsPart>
  );
}
