import { island } from '#browser/islands/island.tsx';
import { usePage } from '#ui/page-context.tsx';
import { newsletterMessages } from '../../newsletter/newsletter-messages.browser.ts';
import { subscriptionSource } from '../../newsletter/subscribe-form.tsx';
import styles from './mail-link.module.css';
import type { MailLinkValue } from './mail-link.ts';
import { Island } from './mail-link-form.island.tsx';

const MailLinkForm = island('mail-link-form', Island, 'load', newsletterMessages);

/** The page behind the links of newsletter mails and notices: confirms or ends what its address asked for. */
export function MailLinkSection({ section }: { section: MailLinkValue }) {
  const { act, noScript, words, codeCard, codeGiven, confirmed, edition } = section;
  const { shell, slug } = usePage();
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
            codeCard={codeCard}
            codeGiven={codeGiven}
            confirmed={confirmed}
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
