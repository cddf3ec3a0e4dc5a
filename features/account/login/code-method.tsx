import { useState } from 'react';
import { callAccount } from '#browser/session/account-client.ts';
import { CallRefused } from '#browser/session/call-errors.ts';
import type { Reply } from '#contract/account/calls.ts';
import { Button } from '#ui/button.tsx';
import { CheckField } from '#ui/form/check-field.tsx';
import { CodeField } from '#ui/form/code-field.tsx';
import { Field } from '#ui/form/field.tsx';
import { focusOnMount } from '#ui/form/focus-on-mount.ts';
import { Form } from '#ui/form/form.tsx';
import { FormMessage } from '#ui/form/form-message.tsx';
import { fieldRule, required } from '#ui/form/form-state.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { LinkedWords } from '#ui/linked-words.tsx';
import { useMessages } from '#ui/messages.ts';
import { addressInput } from './address-input.browser.ts';
import styles from './login.module.css';
import type { LoginFlowProps, LoginWords } from './login-props.browser.ts';
import { ResendCode, SentCodeNote } from './sent-code.tsx';
import type { AddressKind, SentCode } from './stored-code.browser.ts';
import type { CodeRequest } from './use-code.browser.ts';
import { useCode } from './use-code.browser.ts';

/** Name of the box of a statement. */
const boxOf = (index: number): string => `agreed${index}`;

interface CodeMethodProps extends LoginWords {
  kind: AddressKind;
  channel: LoginWords['words']['email'];
  address: string;
  /** What must be ticked before a code is sent. */
  consents: LoginFlowProps['consents'];
  /** The first field takes the focus. */
  takesFocus?: boolean | undefined;
  onLogin(reply: Reply<'registerOrLogin'>): Promise<void>;
  /** Switches to email, offered while no text message can be sent. */
  onUseEmail?: (() => void) | undefined;
}

/** Logs in or registers with a code: first the address, then the code. */
export function CodeMethod(props: CodeMethodProps) {
  const code = useCode('login', props.kind, {
    storageKey: `login-${props.kind}-code`,
    agreed: props.consents.length > 0,
  });
  const [previousAddress, setPreviousAddress] = useState<string>();
  const changeAddress = () => {
    setPreviousAddress(code.sentCode?.address);
    code.forget();
  };
  if (code.sentCode) return <CodeStep {...props} code={code} sentCode={code.sentCode} onChange={changeAddress} />;
  return (
    <AddressStep
      {...props}
      code={code}
      address={previousAddress ?? props.address}
      takesFocus={props.takesFocus || previousAddress !== undefined}
    />
  );
}

function AddressStep({
  kind,
  channel,
  address,
  words,
  consents,
  code,
  takesFocus,
  onUseEmail,
}: CodeMethodProps & { code: CodeRequest }) {
  const messages = useMessages<'fields.email' | 'fields.phone' | 'fields.agreed'>();
  const [isSmsUnavailable, setSmsUnavailable] = useState(false);
  const form = useForm<string>({
    fields: { [kind]: address, ...Object.fromEntries(consents.map((_, index) => [boxOf(index), ''])) },
    rules: {
      [kind]: fieldRule(kind, messages),
      ...Object.fromEntries(consents.map((_, index) => [boxOf(index), required(messages.fields.agreed)])),
    },
    async send(values) {
      setSmsUnavailable(false);
      await code.request(values[kind] ?? '').catch((error: unknown) => {
        setSmsUnavailable(error instanceof CallRefused && error.responseName === 'smsUnavailable');
        throw error;
      });
    },
  });
  return (
    <Form form={form}>
      <p>{channel.intro}</p>
      <Field
        ref={takesFocus ? focusOnMount : undefined}
        field={form.field(kind)}
        label={channel.field}
        {...addressInput[kind]}
        required
      />
      {consents.map((words, index) => (
        <CheckField key={boxOf(index)} field={form.field(boxOf(index))}>
          <LinkedWords words={words} />
        </CheckField>
      ))}
      <FormMessage tone="error">{form.summary}</FormMessage>
      {isSmsUnavailable && onUseEmail && (
        <Button tone="line" onClick={onUseEmail}>
          {words.phone?.instead}
        </Button>
      )}
      <SubmitButton sending={form.sending}>{words.send}</SubmitButton>
    </Form>
  );
}

interface CodeStepProps extends CodeMethodProps {
  code: CodeRequest;
  sentCode: SentCode;
  onChange(): void;
}

function CodeStep({ channel, words, code, sentCode, onChange, onLogin }: CodeStepProps) {
  const messages = useMessages<'fields.code'>();
  const form = useForm({
    fields: { code: '' },
    rules: { code: fieldRule('code', messages) },
    async send(values) {
      const request = { challenge_id: sentCode.challengeId, code: values.code };
      const reply = await callAccount('registerOrLogin', request);
      code.forget();
      await onLogin(reply);
    },
  });
  return (
    <div className={styles.flow}>
      <Form form={form}>
        <SentCodeNote sentCode={sentCode} />
        <CodeField
          ref={sentCode.isRestored ? undefined : focusOnMount}
          field={form.field('code')}
          label={channel.code}
          required
        />
        <FormMessage tone="error">{form.summary}</FormMessage>
        <SubmitButton sending={form.sending}>{words.submit}</SubmitButton>
      </Form>
      <div className={styles.more}>
        <ResendCode code={code} sentCode={sentCode} />
        <button type="button" className={styles.link} onClick={onChange}>
          {channel.change}
        </button>
      </div>
    </div>
  );
}
