import type { PageFrame } from '#core/page-frame.ts';
import styles from './suggestion.module.css';

/** In the language of the suggested edition. Not displayed until a script shows it. */
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
