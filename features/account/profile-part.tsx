import { useState } from 'react';
import { callAccount } from '#browser/session/account-client.ts';
import type { Profile } from '#browser/session/stored-session.ts';
import { Field } from '#ui/form/field.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormMessage } from '#ui/form/form-message.tsx';
import { fieldRule, optional } from '#ui/form/form-state.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { useMessages } from '#ui/messages.ts';
import styles from './account.module.css';
import { useAccount } from './account-context.browser.ts';
import { SettingsPart } from './settings-part.tsx';

/** The account's email address or phone number, and a form for the nickname. */
export function ProfilePart({ profile }: { profile: Profile }) {
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
      <dl className={styles.facts}>
        {profile.email && (
          <>
            <dt>{words.profile.email}</dt>
            <dd>{profile.email}</dd>
          </>
        )}
        {profile.phone && (
          <>
            <dt>{words.profile.phone}</dt>
            <dd className="num">{profile.phone}</dd>
          </>
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
