import type { PageFrame } from '#core/page-frame.ts';
import styles from './suggestion.module.css';

/**
 * The row above the header where the client script suggests the edition of the visitor's country, in that edition's
 * language, when no other message is shown. Not displayed until then.
 */
export const Suggestion = ({ page }: { page: PageFrame }) => (
  <section
    className={styles.suggestion}
    data-suggestion=""
    data-keep=""
    data-slug={page.slug}
    data-surface="dark"
    aria-label={page.messages.nav.chooseRegion}
  >
    <div className={`wrap ${styles.line}`} />
  </section>
);
