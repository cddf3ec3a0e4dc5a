import { useEffect, useRef, useState } from 'react';
import { callAccount } from '#browser/session/account-client.ts';
import { CallRefused } from '#browser/session/call-errors.ts';
import type { RewardCode } from '#contract/account/call-shapes.ts';
import type { NewsletterWords } from '#core/messages/newsletter.ts';
import { Form } from '#ui/form/form.tsx';
import { SendRow } from '#ui/form/send-row.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { useMessages } from '#ui/messages.ts';
import { Island as SubscribeForm } from '../../newsletter/subscribe-form.island.tsx';
import { CodeCard } from '../code-card.tsx';
import styles from './mail-link.module.css';
import type { MailLinkValue } from './mail-link.ts';

interface MailLinkFormProps extends Pick<MailLinkValue, 'act' | 'words' | 'givesCode' | 'edition'> {
  newsletter?: { source: string; words: NewsletterWords } | undefined;
}

type LinkState = 'ready' | 'done' | 'spent' | 'missing';

/** The states in which the newsletter's form is shown: for a new link, or to those who changed their mind. */
const formStates: Partial<Record<MailLinkValue['act'], LinkState[]>> = {
  confirm: ['spent', 'missing'],
  unsubscribe: ['done'],
};

const callByAct = {
  confirm: 'confirmSubscription',
  unsubscribe: 'unsubscribe',
  confirmNotice: 'confirmNotice',
  stopNotices: 'stopNotices',
} as const;

export function Island({ act, words, givesCode, edition, newsletter }: MailLinkFormProps) {
  const { rewards, notices, format } = useMessages<'rewards.given' | 'notices.confirmed'>();
  const [state, setState] = useState<LinkState>('ready');
  const [discountCode, setDiscountCode] = useState<RewardCode | null>();
  const [subject, setSubject] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useForm({
    async send() {
      try {
        const reply = await callAccount(callByAct[act], { token: readToken() }, { silent: true });
        // A server of the previous build answers without a code.
        if ('code' in reply) setDiscountCode(reply.code);
        if ('subject' in reply) setSubject(reply.subject);
        setState('done');
      } catch (error) {
        // Trying again does not help where the API does not know the link.
        const { responseName } = error instanceof CallRefused ? error : {};
        if (responseName !== 'linkExpired' && responseName !== 'invalidFields') throw error;
        setState('spent');
      }
    },
  });
  useEffect(() => {
    if (readToken() === '') setState('missing');
  }, []);
  useEffect(() => {
    if (state === 'done' || state === 'spent') heading.current?.focus();
  }, [state]);

  const { title, text } = state === 'ready' ? { title: words.heading, text: words.lead } : words[state];
  return (
    <div className={`stack ${styles.state}`} data-state={state}>
      <h1 className="heading" ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className="lead">{subject === null ? text : format(notices.confirmed, { subject })}</p>
      {state === 'ready' && (
        <Form form={form}>
          <SendRow form={form} submit={words.button} progress={words.working} />
        </Form>
      )}
      {discountCode && <CodeCard code={discountCode} edition={edition} />}
      {givesCode && discountCode === null && <p>{rewards.given}</p>}
      {newsletter && formStates[act]?.includes(state) && <SubscribeForm {...newsletter} />}
    </div>
  );
}

const readToken = (): string => new URLSearchParams(location.search).get('token')?.trim() ?? '';
