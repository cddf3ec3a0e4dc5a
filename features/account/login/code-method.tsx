import { useState } from 'react';
import { callAccount } from '#browser/session/account-client.ts';
import { CallRefused } from '#browser/session/call-errors.ts';
import { Button } from '#ui/button.tsx';
import { CheckField } from '#ui/form/check-field.tsx';
import { Field } from '#ui/form/field.tsx';
import { focusOnMount } from '#ui/form/focus-on-mount.ts';
import { Form } from '#ui/form/form.tsx';
import { FormMessage } from '#ui/form/form-message.tsx';
import { fieldRule, required } from '#ui/form/form-state.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { LinkedWords } from '#ui/linked-words.tsx';
import { useMessages } from '#ui/messages.ts';
import { addressInput } from '../inputs.browser.ts';
import { CodeStep } from './code-step.tsx';
import { type LoginFlowProps, useLogin } from './login-step.tsx';
import { type AddressKind, type CodeRequest, useCode } from './use-code.browser.ts';

interface CodeMethodProps {
  kind: AddressKind;
  channel: LoginFlowProps['words']['email'];
  address: string;
  takesFocus: boolean;
  /** Switches to email, offered while no text message can be sent. */
  onUseEmail?: () => void;
}

export function CodeMethod(props: CodeMethodProps) {
  const { words, consents, completeLogin } = useLogin();
  const { kind, channel } = props;
  const code = useCode('login', kind, { storageKey: `login-${kind}-code`, agreed: consents.length > 0 });
  const { sentCode } = code;
  const [previousAddress, setPreviousAddress] = useState<string>();
  if (!sentCode)
    return (
      <AddressStep
        {...props}
        code={code}
        consents={consents}
        address={previousAddress ?? props.address}
        takesFocus={props.takesFocus || previousAddress !== undefined}
      />
    );
  return (
    <div className="stack-l">
      <CodeStep
        code={code}
        sentCode={sentCode}
        words={{ code: channel.code, submit: words.submit, cancel: channel.change }}
        send={async ({ challenge_id, code: text }) => {
          const reply = await callAccount('registerOrLogin', { challenge_id, code: text });
          code.forget();
          await completeLogin(reply);
        }}
        onCancel={() => {
          setPreviousAddress(sentCode.address);
          code.forget();
        }}
      />
    </div>
  );
}

const boxName = (index: number): string => `agreed${index}`;

interface AddressStepProps extends Omit<CodeMethodProps, 'channel'> {
  channel: Pick<CodeMethodProps['channel'], 'intro' | 'field'>;
  consents: LoginFlowProps['consents'];
  code: CodeRequest;
}

export function AddressStep({ kind, channel, address, code, consents, takesFocus, onUseEmail }: AddressStepProps) {
  const { words } = useLogin();
  const messages = useMessages<'fields.email' | 'fields.phone' | 'fields.agreed'>();
  const [isSmsUnavailable, setSmsUnavailable] = useState(false);
  const form = useForm<string>({
    fields: { [kind]: address, ...Object.fromEntries(consents.map((_, index) => [boxName(index), ''])) },
    rules: {
      [kind]: fieldRule(kind, messages),
      ...Object.fromEntries(consents.map((_, index) => [boxName(index), required(messages.fields.agreed)])),
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
      {consents.map((statement, index) => (
        <CheckField key={boxName(index)} field={form.field(boxName(index))}>
          <LinkedWords words={statement} />
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
