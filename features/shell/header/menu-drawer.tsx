import type { PageFrame } from '#core/page-frame.ts';
import { ChevronIcon } from '#ui/icons.tsx';
import { RegionLink } from '../../regions/region-link.tsx';
import { SearchLine } from '../../search/search-link.tsx';
import { NavAnchor, NavList } from '../nav-anchor.tsx';
import { AccountLink } from './account-link.tsx';
import { CampaignLink } from './campaign-link.tsx';
import styles from './menu-drawer.module.css';
import { ProductLinks } from './product-links.tsx';

export const MenuDrawer = ({ page }: { page: PageFrame }) => (
  <nav className={`wrap ${styles.sheet}`} aria-label={page.messages.nav.menu}>
    <SearchLine page={page} className={styles.search} />
    <CampaignLink page={page} className={styles.campaign} showsSale />
    {page.shell.menus.map((menu, index) => (
      <details key={menu.id} name="menu" open={index === 0}>
        <summary>
          {menu.label}
          <ChevronIcon />
        </summary>
        {menu.id === 'products' ? (
          <>
            {page.shell.catalogue.length > 0 && <NavList links={page.shell.catalogue} className={styles.find} />}
            <ProductLinks items={menu.items} />
          </>
        ) : (
          <NavList links={menu.items} className={styles.links} />
        )}
      </details>
    ))}
    <ul className={`${styles.links} ${styles.ways}`}>
      {page.shell.account && (
        <li>
          <AccountLink account={page.shell.account} />
        </li>
      )}
      <li>
        <RegionLink page={page} />
      </li>
      <li>
        <NavAnchor link={{ href: page.shell.shop.href, external: true }}>{page.shell.shop.label}</NavAnchor>
      </li>
    </ul>
  </nav>
);
