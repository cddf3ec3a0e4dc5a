import { callAccount } from '#browser/session/account-client.ts';
import type { Reply } from '#contract/account/calls.ts';
import { CodeField } from '#ui/form/code-field.tsx';
import { focusOnMount } from '#ui/form/focus-on-mount.ts';
import { Form } from '#ui/form/form.tsx';
import { FormMessage } from '#ui/form/form-message.tsx';
import { fieldRule } from '#ui/form/form-state.ts';
import { PasswordField } from '#ui/form/password-field.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { useMessages } from '#ui/messages.ts';
import { SentCodeNote } from './sent-code.tsx';
import type { SentCode } from './stored-code.browser.ts';

interface PasswordByCodeProps {
  sentCode: SentCode;
  words: { code: string; field: string; hint: string; submit: string };
  /** The message must not reveal whether the address has an account. */
  hidesAccountExistence?: boolean | undefined;
  /** Receives the new session, which replaces all others. */
  onSet(reply: Reply<'setPassword'>): Promise<void>;
}

/** A form for a code and a new password. */
export function PasswordByCode({ sentCode, words, hidesAccountExistence, onSet }: PasswordByCodeProps) {
  const messages = useMessages<'fields.code' | 'fields.password'>();
  const form = useForm({
    fields: { code: '', password: '' },
    rules: { code: fieldRule('code', messages), password: fieldRule('password', messages) },
    async send(values) {
      const request = { ...values, challenge_id: sentCode.challengeId };
      await onSet(await callAccount('setPassword', request));
    },
  });
  return (
    <Form form={form}>
      <SentCodeNote sentCode={sentCode} hidesAccountExistence={hidesAccountExistence} />
      <CodeField ref={focusOnMount} field={form.field('code')} label={words.code} required />
      {/* Tells password managers which account the password belongs to. */}
      <input type="text" autoComplete="username" value={sentCode.address} readOnly hidden />
      <PasswordField
        field={form.field('password')}
        label={words.field}
        hint={words.hint}
        autoComplete="new-password"
        required
      />
      <FormMessage tone="error">{form.summary}</FormMessage>
      <SubmitButton sending={form.sending}>{words.submit}</SubmitButton>
    </Form>
  );
}
