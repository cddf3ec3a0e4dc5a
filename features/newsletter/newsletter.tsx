import { usePage } from '#ui/page-context.tsx';
import styles from './newsletter.module.css';
import type { NewsletterValue } from './newsletter.ts';
import { SubscribeForm, subscriptionSource } from './subscribe-form.tsx';

export function NewsletterSection({ section }: { section: NewsletterValue }) {
  const { id, anchor, surface, source, heading, lead } = section;
  const { shell, slug } = usePage();
  return (
    <section
      className={`section ${styles.newsletter}`}
      id={anchor}
      data-surface={surface}
      aria-labelledby={`${id}-heading`}
    >
      <div className={`wrap columns ${styles.band}`}>
        <div className="stack">
          <h2 className="display" id={`${id}-heading`}>
            {heading}
          </h2>
          <p className="lead">{lead}</p>
        </div>
        <div>
          <SubscribeForm source={subscriptionSource('band', source ?? slug)} words={shell.newsletter.form} />
        </div>
      </div>
    </section>
  );
}
