import { useState } from 'react';
import { callAccount } from '#browser/session/account-client.ts';
import { currentSession } from '#browser/session/use-session.ts';
import type { Reply } from '#contract/account/calls.ts';
import type { NoticeOffer } from '#core/notices/notice-offer.ts';
import { Button } from '#ui/button.tsx';
import { emailInput, Field } from '#ui/form/field.tsx';
import { focusOnMount } from '#ui/form/focus-on-mount.ts';
import { Form } from '#ui/form/form.tsx';
import { FormMessage } from '#ui/form/form-message.tsx';
import { fieldRule } from '#ui/form/form-state.ts';
import { SendRow } from '#ui/form/send-row.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { useMessages } from '#ui/messages.ts';
import styles from './notice-form.module.css';

interface NoticeFormProps {
  offer: NoticeOffer;
  tone?: 'plain' | 'accent' | 'line' | undefined;
}

type Answer = Reply<'createNotice'> & { address: string };

/** Asks for one mail about a topic. A newer rendering of the page may bring another topic, which starts anew. */
export const Island = (props: NoticeFormProps) => <TopicNotice key={props.offer.topic} {...props} />;

function TopicNotice({ offer, tone }: NoticeFormProps) {
  const { topic, privacy, placeholder } = offer;
  const { notices } = useMessages<'notices.what' | 'notices.privacy'>();
  const [asksAddress, setAsksAddress] = useState(false);
  const [answer, setAnswer] = useState<Answer>();

  async function ask(address: string, email?: string): Promise<void> {
    const { result } = await callAccount('createNotice', { topic, ...(email && { email }) }, { silent: true });
    setAnswer({ result, address });
  }

  if (answer) return <Outcome answer={answer} />;
  return (
    <div className={styles.notice}>
      {asksAddress ? (
        <AddressForm placeholder={placeholder} send={(email) => ask(email, email)} />
      ) : (
        <AskButton
          offer={offer}
          tone={tone}
          press={async () => {
            const address = await accountAddress();
            if (address === undefined) setAsksAddress(true);
            else await ask(address);
          }}
        />
      )}
      <p className="small">
        {notices.what} {privacy && <a href={privacy}>{notices.privacy}</a>}
      </p>
    </div>
  );
}

/** The e-mail address of the account; undefined if nobody is logged in, or the account has none. */
async function accountAddress(): Promise<string | undefined> {
  const { session, profile } = currentSession();
  if (!session) return undefined;
  const { email } = profile ?? (await callAccount('profile', {}, { silent: true }));
  return email ?? undefined;
}

/** Without scripts, or if they do not arrive, its form leads to the newsletter. */
function AskButton({ offer: { kind, newsletter }, tone, press }: NoticeFormProps & { press(): Promise<void> }) {
  const { notices } = useMessages<'notices.orderable' | 'notices.onSale' | 'notices.sale'>();
  const { summary, sending, onSubmit } = useForm({ send: press });
  return (
    <form action={newsletter} onSubmit={onSubmit} className={styles.notice}>
      <FormMessage tone="error">{summary}</FormMessage>
      <div>
        <SubmitButton small tone={tone} sending={sending}>
          {notices[kind]}
        </SubmitButton>
      </div>
    </form>
  );
}

function AddressForm({ placeholder, send }: { placeholder: string; send(email: string): Promise<void> }) {
  const messages = useMessages<'notices.submit' | 'subscribe.label' | 'fields.email'>();
  const form = useForm({
    fields: { email: '' },
    rules: { email: fieldRule('email', messages) },
    send: ({ email }) => send(email.trim()),
  });
  return (
    <Form form={form}>
      <Field
        field={form.field('email')}
        label={messages.subscribe.label}
        {...emailInput}
        required
        placeholder={placeholder}
        ref={focusOnMount}
      />
      <SendRow form={form} submit={messages.notices.submit} />
    </Form>
  );
}

function Outcome({ answer: { result, address } }: { answer: Answer }) {
  const { notices, format } = useMessages<'notices.waiting' | 'notices.confirm' | 'notices.open' | 'notices.reload'>();
  return (
    <div className={styles.notice} ref={focusOnMount} tabIndex={-1}>
      <FormMessage tone="good">{format(notices[result], { address })}</FormMessage>
      {result === 'open' && (
        <div>
          <Button small onClick={() => location.reload()}>
            {notices.reload}
          </Button>
        </div>
      )}
    </div>
  );
}
