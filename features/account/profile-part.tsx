import { useState } from 'react';
import { accountClient } from '#browser/session/account-client.ts';
import { Field } from '#ui/form/field.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormMessage } from '#ui/form/form-message.tsx';
import { optional, ruleFor } from '#ui/form/form-state.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useForm } from '#ui/form/use-form.ts';
import styles from './account.module.css';
import { AccountPart } from './account-part.tsx';
import type { SettingsPartProps } from './account-props.browser.ts';

/** The account's email address or phone number, and a form for the nickname. */
export function ProfilePart({ words: { profile: words }, forms, errorTexts, profile }: SettingsPartProps) {
  const [isSaved, setSaved] = useState(false);
  const form = useForm({
    fields: { nickname: profile.nickname ?? '' },
    rules: { nickname: optional(ruleFor('nickname', errorTexts.nickname)) },
    failed: forms.failed,
    async send({ nickname }) {
      setSaved(false);
      await accountClient().call('updateProfile', { nickname: nickname.trim() });
      setSaved(true);
    },
  });
  return (
    <AccountPart title={words.title}>
      <dl className={styles.facts}>
        {profile.email && (
          <>
            <dt>{words.email}</dt>
            <dd>{profile.email}</dd>
          </>
        )}
        {profile.phone && (
          <>
            <dt>{words.phone}</dt>
            <dd className="num">{profile.phone}</dd>
          </>
        )}
      </dl>
      <Form form={form}>
        <Field field={form.field('nickname')} label={words.nickname} hint={words.hint} autoComplete="nickname">
          <SubmitButton sending={form.sending} progress={forms.sending}>
            {words.save}
          </SubmitButton>
        </Field>
        <FormMessage tone="error">{form.summary}</FormMessage>
        <FormMessage tone="good">{isSaved && words.saved}</FormMessage>
      </Form>
    </AccountPart>
  );
}
