import type { PageFrame } from '#core/page-frame.ts';
import { SaleLine } from '#ui/commerce/sale-line.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { NavAnchor } from '../nav-anchor.tsx';
import styles from './shop-panel.module.css';

/** Stands beside the products: ways to find one, the region's shop and the choice of region. */
export const ShopPanel = ({ page: { shell, messages } }: { page: PageFrame }) => (
  <div className={styles.panel}>
    {shell.campaign?.sale && (
      <p className={styles.find}>
        <NavAnchor link={{ href: shell.campaign.href, external: false }} className={styles.sale}>
          <SaleLine sale={shell.campaign.sale} />
        </NavAnchor>
      </p>
    )}
    {shell.catalogue.length === 0 && <p className={styles.line}>{shell.footer.tagline}</p>}
    {shell.catalogue.map(({ label, ...link }) => (
      <p key={label} className={styles.find}>
        <TextLink link={link}>{label}</TextLink>
      </p>
    ))}
    <p>
      <TextLink link={{ href: shell.shop.href, external: true }}>
        {shell.shop.label}
        <span className="visually-hidden"> {messages.action.opensSite}</span>
      </TextLink>
    </p>
    <p>
      <TextLink link={{ href: shell.region.href, external: false }}>{messages.nav.chooseRegion}</TextLink>
    </p>
  </div>
);
