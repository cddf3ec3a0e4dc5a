import { island } from '#browser/islands/island.tsx';
import type { MessageName } from '#core/messages/message-names.ts';
import { formMessages } from '#ui/form/form-state.ts';
import { usePage } from '#ui/page-context.tsx';
import { newsletterMessages, subscriptionSource } from '../../newsletter/subscribe-form.tsx';
import { codeCardMessages } from '../code-card.tsx';
import styles from './mail-link.module.css';
import type { MailLinkValue } from './mail-link.ts';
import { Island } from './mail-link-form.island.tsx';

const formWith = (messages: readonly MessageName[]) => island('mail-link-form', Island, 'load', messages);
const forms = {
  confirm: formWith([...newsletterMessages, ...codeCardMessages, 'rewards.given']),
  unsubscribe: formWith(newsletterMessages),
  confirmNotice: formWith([...formMessages, 'notices.confirmed']),
  stopNotices: formWith(formMessages),
};

export function MailLinkSection({ section }: { section: MailLinkValue }) {
  const { act, noScript, words, givesCode, edition } = section;
  const { shell, slug } = usePage();
  const MailLinkForm = forms[act];
  return (
    <section className={`section ${styles.section}`} data-surface="white">
      <div className="wrap">
        <div className={styles.column}>
          <noscript>
            <p>{noScript}</p>
          </noscript>
          <MailLinkForm
            act={act}
            words={words}
            givesCode={givesCode}
            edition={edition}
            newsletter={
              act === 'confirm' || act === 'unsubscribe'
                ? { source: subscriptionSource('band', slug), words: shell.newsletter.form }
                : undefined
            }
          />
        </div>
      </div>
    </section>
  );
}
