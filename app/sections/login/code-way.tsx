import { useState } from 'react';
import type { Reply } from '#rules/contract/account/calls.ts';
import { accountClient } from '../../session/account-client.ts';
import { CallRefused } from '../../session/call-errors.ts';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/form/code-field.tsx';
import { Field } from '../../ui/form/field.tsx';
import { focusOnArrival } from '../../ui/form/focus-on-arrival.ts';
import { Form } from '../../ui/form/form.tsx';
import { FormMessage } from '../../ui/form/form-message.tsx';
import { ruleFor } from '../../ui/form/form-state.ts';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { addressInput } from './address-input.ts';
import { fieldOfError } from './blame-field.ts';
import type { AddressKind, SentCode } from './kept-code.ts';
import styles from './login.module.css';
import type { LoginWords } from './login-words.ts';
import { CodeAgain, SentCodeNote } from './sent-code.tsx';
import type { CodeRequest } from './use-code.ts';
import { useCode } from './use-code.ts';

interface CodeWayProps extends LoginWords {
  kind: AddressKind;
  channel: LoginWords['words']['email'];
  address: string;
  /** The first field takes the focus. */
  arrives?: boolean | undefined;
  onEntered(reply: Reply<'registerOrLogin'>): Promise<void>;
  /** Switches to email, offered while no text message can be sent. */
  onInstead?: (() => void) | undefined;
}

/** Logs in or registers with a code: first the address, then the code. */
export function CodeMethod(props: CodeWayProps) {
  const code = useCode('login', props.kind, `login-${props.kind}-code`);
  const [changed, setChanged] = useState<string>();
  const change = () => {
    setChanged(code.sent?.address);
    code.forget();
  };
  if (code.sent) return <CodeStep {...props} code={code} sent={code.sent} onChange={change} />;
  return (
    <AddressStep
      {...props}
      code={code}
      address={changed ?? props.address}
      arrives={props.arrives || changed !== undefined}
    />
  );
}

function AddressStep({
  kind,
  channel,
  address,
  words,
  forms,
  faults,
  code,
  arrives,
  onInstead,
}: CodeWayProps & { code: CodeRequest }) {
  const [unavailable, setUnavailable] = useState(false);
  const form = useForm<string>({
    fields: { [kind]: address },
    rules: { [kind]: ruleFor(kind, faults[kind]) },
    failed: forms.failed,
    async send(typed) {
      setUnavailable(false);
      await code.request(typed[kind] ?? '').catch((error: unknown) => {
        setUnavailable(error instanceof CallRefused && error.answer === 'smsUnavailable');
        throw error;
      });
    },
  });
  return (
    <Form form={form}>
      <p>{channel.intro}</p>
      <Field
        ref={arrives ? focusOnArrival : undefined}
        field={form.field(kind)}
        label={channel.field}
        {...addressInput[kind]}
        required
      />
      <FormMessage tone="error">{form.summary}</FormMessage>
      {unavailable && onInstead && (
        <Button tone="line" onClick={onInstead}>
          {words.phone?.instead}
        </Button>
      )}
      <SubmitButton sending={form.sending} progress={forms.sending}>
        {words.send}
      </SubmitButton>
    </Form>
  );
}

interface CodeStepProps extends CodeWayProps {
  code: CodeRequest;
  sent: SentCode;
  onChange(): void;
}

function CodeStep({ channel, words, forms, codes, faults, code, sent, onChange, onEntered }: CodeStepProps) {
  const form = useForm({
    fields: { code: '' },
    rules: { code: ruleFor('code', faults.code) },
    failed: forms.failed,
    async send(typed) {
      const request = { challenge_id: sent.challengeId, code: typed.code };
      const reply = await accountClient().call('registerOrLogin', request).catch(fieldOfError('code', 'wrongCode'));
      code.forget();
      await onEntered(reply);
    },
  });
  return (
    <div className={styles.flow}>
      <Form form={form}>
        <SentCodeNote sent={sent} words={codes} />
        <CodeField
          ref={sent.kept ? undefined : focusOnArrival}
          field={form.field('code')}
          label={channel.code}
          required
        />
        <FormMessage tone="error">{form.summary}</FormMessage>
        <SubmitButton sending={form.sending} progress={forms.sending}>
          {words.submit}
        </SubmitButton>
      </Form>
      <div className={styles.more}>
        <CodeAgain code={code} sent={sent} words={codes} forms={forms} />
        <button type="button" className={styles.link} onClick={onChange}>
          {channel.change}
        </button>
      </div>
    </div>
  );
}
