import type { PageFrame } from '#rules/page-frame.ts';
import { CloseIcon } from '../ui/icons.tsx';
import styles from './banner.module.css';
import { NavAnchor } from './nav-anchor.tsx';

/**
 * One line above the header. The client script closes it and stores which one; a script in the head hides a closed one
 * before the first paint.
 */
export function Banner({ page }: { page: PageFrame }) {
  const { banner } = page.shell;
  if (!banner) return null;
  const { id, label, link, action, accent } = banner;
  return (
    <aside className={styles.banner} data-banner={id} data-accent={accent} aria-labelledby="banner-text">
      <div className={`wrap ${styles.line}`}>
        <p id="banner-text">{link && !action ? <NavAnchor link={link}>{label}</NavAnchor> : label}</p>
        {link && action && <NavAnchor link={link}>{action}</NavAnchor>}
      </div>
      <button type="button" className={styles.close} data-banner-close="" aria-label={page.messages.banner.close}>
        <CloseIcon />
      </button>
    </aside>
  );
}
