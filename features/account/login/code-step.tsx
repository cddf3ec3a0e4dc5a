import { useState } from 'react';
import quietStyles from '#ui/form/action-button.module.css';
import { ActionButton } from '#ui/form/action-button.tsx';
import { CodeField } from '#ui/form/code-field.tsx';
import { focusOnMount } from '#ui/form/focus-on-mount.ts';
import { Form } from '#ui/form/form.tsx';
import { FormMessage } from '#ui/form/form-message.tsx';
import { fieldRule } from '#ui/form/form-state.ts';
import { PasswordField } from '#ui/form/password-field.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { useMessages } from '#ui/messages.ts';
import styles from './login.module.css';
import type { CodeRequest, SentCode } from './use-code.browser.ts';

interface CodeStepProps {
  code: CodeRequest;
  sentCode: SentCode;
  words: { code: string; submit: string; cancel: string };
  password?: { field: string; hint: string };
  /** The message must not reveal whether the address has an account. */
  hidesAccountExistence?: boolean;
  className?: string | undefined;
  send(request: { challenge_id: string; code: string; password: string }): Promise<void>;
  onCancel(): void;
}

export function CodeStep({ code, sentCode, words, password, className, send, onCancel, ...note }: CodeStepProps) {
  const messages = useMessages<'fields.code' | 'fields.password'>();
  const form = useForm<string>({
    fields: { code: '', ...(password && { password: '' }) },
    rules: { code: fieldRule('code', messages), ...(password && { password: fieldRule('password', messages) }) },
    send: (values) => send({ challenge_id: sentCode.challengeId, code: '', password: '', ...values }),
  });
  return (
    <>
      <Form form={form}>
        <SentCodeNote sentCode={sentCode} {...note} />
        <CodeField
          ref={sentCode.isRestored && !password ? undefined : focusOnMount}
          field={form.field('code')}
          label={words.code}
          required
        />
        {password && (
          <>
            {/* Tells password managers which account the password belongs to. */}
            <input type="text" autoComplete="username" value={sentCode.address} readOnly hidden />
            <PasswordField
              field={form.field('password')}
              label={password.field}
              hint={password.hint}
              autoComplete="new-password"
              required
            />
          </>
        )}
        <FormMessage tone="error">{form.summary}</FormMessage>
        <SubmitButton sending={form.sending} className={className}>
          {words.submit}
        </SubmitButton>
      </Form>
      <div className="stack-s">
        <ResendCode code={code} sentCode={sentCode} />
        <button type="button" className={quietStyles.quiet} onClick={onCancel}>
          {words.cancel}
        </button>
      </div>
    </>
  );
}

function SentCodeNote({
  sentCode: { address, kind, validUntil },
  hidesAccountExistence,
}: Pick<CodeStepProps, 'sentCode' | 'hidesAccountExistence'>) {
  const { codes, format } = useMessages<'codes'>();
  const timeFormat = new Intl.DateTimeFormat(document.documentElement.lang, { hour: 'numeric', minute: '2-digit' });
  return (
    <div className={`stack-s ${styles.sent}`} role="status" data-code-sent="">
      <p>
        {format(hidesAccountExistence ? codes.sentIfKnown : codes.sent, {
          address,
          time: timeFormat.format(validUntil),
        })}
      </p>
      {kind === 'email' && <p className="small">{codes.spam}</p>}
    </div>
  );
}

function ResendCode({ code: { seconds, request }, sentCode }: Pick<CodeStepProps, 'code' | 'sentCode'>) {
  const { codes, format } = useMessages<'codes'>();
  const [firstChallengeId] = useState(sentCode.challengeId);
  return (
    <div>
      <FormMessage tone="plain">{sentCode.challengeId !== firstChallengeId && codes.sentAgain}</FormMessage>
      <ActionButton run={() => request(sentCode.address)} waits={seconds > 0} quiet>
        {seconds > 0 ? format(codes.againIn, { seconds }) : codes.again}
      </ActionButton>
    </div>
  );
}
