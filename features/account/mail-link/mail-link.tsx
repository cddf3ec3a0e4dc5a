import { island } from '#browser/islands/island.tsx';
import { usePage } from '#ui/page-context.tsx';
import { subscriptionSource } from '../../newsletter/subscribe-form.tsx';
import styles from './mail-link.module.css';
import type { MailLinkValue } from './mail-link.ts';
import { Island } from './mail-link-form.island.tsx';
import { mailLinkMessages } from './mail-link-messages.browser.ts';

const formFor = (act: MailLinkValue['act']) => island('mail-link-form', Island, 'load', mailLinkMessages[act]);
const forms: Record<MailLinkValue['act'], ReturnType<typeof formFor>> = {
  confirm: formFor('confirm'),
  unsubscribe: formFor('unsubscribe'),
  confirmNotice: formFor('confirmNotice'),
  stopNotices: formFor('stopNotices'),
};

/** The page behind the links of newsletter mails and notices: confirms or ends what its address asked for. */
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
