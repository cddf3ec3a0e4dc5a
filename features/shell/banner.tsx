import type { PageFrame } from '#core/page-frame.ts';
import { CloseIcon } from '#ui/icons.tsx';
import styles from './banner.module.css';
import { NavAnchor } from './nav-anchor.tsx';

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
      <x-banner-close>
        <button type="button" className={`icon-button ${styles.close}`} aria-label={page.messages.banner.close}>
          <CloseIcon />
        </button>
      </x-banner-close>
    </aside>
  );
}
