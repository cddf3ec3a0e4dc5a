import { useState } from 'react';
import { callAccount } from '#browser/session/account-client.ts';
import { Button } from '#ui/button.tsx';
import quietStyles from '#ui/form/action-button.module.css';
import { Field } from '#ui/form/field.tsx';
import { focusOnMount } from '#ui/form/focus-on-mount.ts';
import { Form } from '#ui/form/form.tsx';
import { FormMessage } from '#ui/form/form-message.tsx';
import { fieldRule } from '#ui/form/form-state.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { useMessages } from '#ui/messages.ts';
import styles from './account.module.css';
import { useAccount } from './account-context.browser.ts';
import { addressInput } from './inputs.browser.ts';
import { CodeStep } from './login/code-step.tsx';
import { type CodeRequest, useCode } from './login/use-code.browser.ts';
import { SettingsPart } from './page-part.tsx';

export function DeletionPart({ email, onDeleted }: { email: string | null; onDeleted(): Promise<void> }) {
  const { words } = useAccount();
  const code = useCode('delete', email === null ? 'phone' : 'email');
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    code.forget();
    setOpen(false);
  };
  if (!isOpen) {
    return (
      <SettingsPart title={words.remove.title}>
        <p>{words.remove.text}</p>
        <div>
          <Button tone="line" onClick={() => setOpen(true)}>
            {words.remove.start}
          </Button>
        </div>
      </SettingsPart>
    );
  }
  return (
    <SettingsPart title={words.remove.title}>
      {code.sentCode ? (
        <CodeStep
          code={code}
          sentCode={code.sentCode}
          words={{ code: words.remove.code, submit: words.remove.submit, cancel: words.cancel }}
          className={styles.final}
          send={async ({ challenge_id, code: text }) => {
            await callAccount('deleteAccount', { challenge_id, code: text });
            await onDeleted();
          }}
          onCancel={close}
        />
      ) : (
        <>
          <RequestCodeStep email={email} code={code} />
          <div>
            <button type="button" className={quietStyles.quiet} onClick={close}>
              {words.cancel}
            </button>
          </div>
        </>
      )}
    </SettingsPart>
  );
}

function RequestCodeStep({ email, code }: { email: string | null; code: CodeRequest }) {
  const { words } = useAccount();
  const messages = useMessages<'codes.againIn' | 'fields.phone'>();
  const { seconds } = code;
  const form = useForm<string>({
    fields: email === null ? { phone: '' } : {},
    rules: { phone: fieldRule('phone', messages) },
    send: async ({ phone = '' }) => (seconds > 0 ? undefined : code.request(email ?? phone)),
  });
  return (
    <Form form={form}>
      <p ref={focusOnMount} tabIndex={-1}>
        {words.remove.text}
      </p>
      <ul className={`stack-s ${styles.goes}`}>
        {words.remove.goes.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p className="small">{words.remove.stays}</p>
      {email === null && (
        <Field field={form.field('phone')} label={words.remove.phone ?? ''} {...addressInput.phone} required />
      )}
      <FormMessage tone="error">{form.summary}</FormMessage>
      <SubmitButton sending={form.sending} waits={seconds > 0}>
        {seconds > 0 ? messages.format(messages.codes.againIn, { seconds }) : words.remove.send}
      </SubmitButton>
    </Form>
  );
}
