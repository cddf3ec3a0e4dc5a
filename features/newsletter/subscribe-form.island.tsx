import { useState } from 'react';
import { callAccount } from '#browser/session/account-client.ts';
import { useSession } from '#browser/session/use-session.ts';
import { localStore, sessionStore, storageKeys } from '#browser/toolbox/storage.ts';
import type { NewsletterWords } from '#core/messages/newsletter.ts';
import { ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { CheckField } from '#ui/form/check-field.tsx';
import { emailInput, Field } from '#ui/form/field.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormMessage } from '#ui/form/form-message.tsx';
import { required, ruleFor } from '#ui/form/form-state.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { TickIcon } from '#ui/icons.tsx';
import { LinkedWords } from '#ui/linked-words.tsx';
import { useMessages } from '#ui/messages.ts';
import styles from './subscribe-form.module.css';

interface SubscribeFormProps {
  /** The place of the form on the site: `footer:faq`. */
  source: string;
  words: NewsletterWords;
  compact?: boolean | undefined;
}

export function Island({ source, words, compact }: SubscribeFormProps) {
  const { agreement, terms, code, credits } = words;
  const { action, subscribe } = useMessages<'action.retry' | 'subscribe.label'>();
  const [result, setResult] = useState<{ confirm: boolean }>();
  const form = useForm({
    fields: { email: '', agreed: '' },
    rules: { email: ruleFor('email', words.invalid), ...(agreement && { agreed: required(agreement.missing) }) },
    async send({ email, agreed }) {
      const request = { email, source, ...(agreement && { agreed: agreed === 'on' }) };
      const { confirm } = await callAccount('subscribe', request, { silent: true });
      sessionStore.write(storageKeys.loginEmail, email.trim());
      localStore.write(storageKeys.firstVisitOffer, 'subscribed');
      setResult({ confirm });
    },
  });
  if (result) return <Subscribed words={words} confirm={result.confirm} compact={compact} />;
  const button = (
    <SubmitButton sending={form.sending} labelStays>
      {form.summary === undefined ? words.submit : action.retry}
    </SubmitButton>
  );
  return (
    <Form form={form} className={classNames(compact && styles.compact)}>
      <Field
        field={form.field('email')}
        label={subscribe.label}
        {...emailInput}
        required
        placeholder={words.placeholder}
      >
        {!agreement && button}
      </Field>
      {agreement && (
        <>
          <CheckField field={form.field('agreed')}>
            <LinkedWords words={agreement.words} />
          </CheckField>
          <div>{button}</div>
        </>
      )}
      <FormMessage tone="error">{form.summary}</FormMessage>
      <p className={compact ? 'micro' : 'small'}>
        {code && <span>{code} </span>}
        <span>{credits}</span>
      </p>
      {terms && (
        <p className={compact ? 'micro' : 'small'}>
          <LinkedWords words={terms} />
        </p>
      )}
    </Form>
  );
}

const takeFocus = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });

function Subscribed({ words, confirm, compact }: Omit<SubscribeFormProps, 'source'> & { confirm: boolean }) {
  const { success, code, credits, next, note } = words;
  const { subscribe } = useMessages<'subscribe.confirm'>();
  const visitor = useSession();
  return (
    <div
      className={classNames('notch-l edge stack-s', styles.done, compact && styles.compact)}
      ref={takeFocus}
      tabIndex={-1}
      data-subscribed=""
    >
      <TickIcon />
      <p className="title">{success}</p>
      {confirm && <p>{subscribe.confirm}</p>}
      {confirm && code && <p className="small">{code}</p>}
      {next && !visitor?.session && (
        <>
          <p>{next.text}</p>
          <p>
            <ButtonLink href={next.href} small>
              {next.label}
            </ButtonLink>
          </p>
          <p className="small">{note ? `${note} ${credits}` : credits}</p>
        </>
      )}
    </div>
  );
}
