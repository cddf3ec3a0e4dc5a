import type { NavLink, PageFrame } from '#core/page-frame.ts';
import { classNames } from '#ui/class-names.ts';
import { PriceNote } from '#ui/commerce/price.tsx';
import { SaleLine } from '#ui/commerce/sale-line.tsx';
import disclosureStyles from '#ui/disclosure.module.css';
import { ChevronIcon, CloseIcon, MenuIcon } from '#ui/icons.tsx';
import { MediaCard } from '#ui/media/media-card.tsx';
import { usePage } from '#ui/page-context.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { RegionLink } from '../../regions/region-link.tsx';
import { SearchIconLink, SearchLine } from '../../search/search-link.tsx';
import { Brand } from '../brand.tsx';
import { NavAnchor, NavList } from '../nav-anchor.tsx';
import accountStyles from './account-link.module.css';
import styles from './header.module.css';
import drawerStyles from './menu-drawer.module.css';
import linkStyles from './menu-links.module.css';
import { ProductLinks } from './product-links.tsx';
import panelStyles from './shop-panel.module.css';

/** The menus and the menu drawer are popovers, so that everything works without scripts. */
export function Header({ page }: { page: PageFrame }) {
  const { shell, messages } = page;
  const isSticky = page.kind !== 'product';
  return (
    <header className={classNames(styles.header, isSticky && styles.sticky)} lang={shell.lang} data-surface="dark">
      <div className={`wrap ${styles.bar}`}>
        <Brand />
        <nav className={styles.nav} aria-label={messages.nav.main}>
          <CampaignLink className={styles.campaign} />
          {shell.menus.map((menu) => (
            <div key={menu.id} className={styles.entry}>
              <button type="button" popoverTarget={`menu-${menu.id}`}>
                {menu.label}
                <ChevronIcon />
              </button>
              <div id={`menu-${menu.id}`} popover="auto" className={styles.mega} data-surface="dark">
                {menu.id === 'products' ? (
                  <div className={`wrap ${styles.products}`}>
                    <ProductLinks items={menu.items} />
                    <ShopPanel />
                    <ProductsNote items={menu.items} />
                  </div>
                ) : (
                  <div className="wrap">
                    <MenuLinks items={menu.items} />
                  </div>
                )}
              </div>
            </div>
          ))}
        </nav>
        <div className={`${styles.nav} ${styles.end}`}>
          <SearchIconLink className={styles.search} />
          <RegionLink className={styles.region} />
          <AccountLink className={styles.account} />
          <NavAnchor link={{ href: shell.shop.href, external: true }} className={`notch-s ${styles.shop}`} mark={false}>
            {shell.shop.label}
          </NavAnchor>
        </div>
        <button
          className={`icon-button ${styles.burger}`}
          type="button"
          popoverTarget="menu-all"
          aria-label={messages.nav.menu}
        >
          <MenuIcon />
          <CloseIcon />
        </button>
        <div id="menu-all" popover="auto" className={`${styles.mega} ${styles.all}`} data-surface="dark">
          <MenuDrawer />
        </div>
      </div>
    </header>
  );
}

const MenuLinks = ({ items }: { items: NavLink[] }) => (
  <ul className={linkStyles.grid}>
    {items.map(({ label, hint, ...link }) => (
      <li key={label}>
        <NavAnchor link={link}>
          {label}
          {hint && <small>{hint}</small>}
        </NavAnchor>
      </li>
    ))}
  </ul>
);

const ProductsNote = ({ items }: { items: NavLink[] }) =>
  items.some(({ product }) => product?.price) && <PriceNote className="micro" />;

function ShopPanel() {
  const { shell, messages } = usePage();
  return (
    <div className={`stack ${panelStyles.panel}`}>
      {shell.campaign?.sale && (
        <p className={panelStyles.find}>
          <NavAnchor link={{ href: shell.campaign.href, external: false }} className={panelStyles.sale}>
            {shell.campaign.product && (
              <MediaCard {...shell.campaign.product} sizes="20vw" className={panelStyles.plate} />
            )}
            <SaleLine sale={shell.campaign.sale} />
          </NavAnchor>
        </p>
      )}
      {shell.catalogue.length === 0 && <p className={panelStyles.line}>{shell.footer.tagline}</p>}
      {shell.catalogue.map(({ label, ...link }) => (
        <p key={label} className={panelStyles.find}>
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
}

function MenuDrawer() {
  const { shell, messages } = usePage();
  return (
    <nav className={`wrap ${drawerStyles.sheet}`} aria-label={messages.nav.menu}>
      <SearchLine className={drawerStyles.search} />
      <CampaignLink className={drawerStyles.campaign} showsSale />
      {shell.menus.map((menu, index) => (
        <details key={menu.id} className={disclosureStyles.disclosure} name="menu" open={index === 0}>
          <summary>
            {menu.label}
            <ChevronIcon />
          </summary>
          {menu.id === 'products' ? (
            <>
              {shell.catalogue.length > 0 && <NavList links={shell.catalogue} className={drawerStyles.find} />}
              <ProductLinks items={menu.items} />
              <ProductsNote items={menu.items} />
            </>
          ) : (
            <NavList links={menu.items} className={drawerStyles.links} />
          )}
        </details>
      ))}
      <ul className={`${drawerStyles.links} ${drawerStyles.ways}`}>
        {shell.account && (
          <li>
            <AccountLink />
          </li>
        )}
        <li>
          <RegionLink />
        </li>
        <li>
          <NavAnchor link={{ href: shell.shop.href, external: true }}>{shell.shop.label}</NavAnchor>
        </li>
      </ul>
    </nav>
  );
}

/** `html[data-session]` decides which link is visible, so that the page is the same for everybody. */
function AccountLink({ className }: { className?: string | undefined }) {
  const { account } = usePage().shell;
  if (!account) return null;
  return (
    <>
      <a className={classNames(accountStyles.login, className)} href={account.loginHref}>
        {account.loginLabel}
      </a>
      <a className={classNames(accountStyles.account, className)} href={account.href}>
        <x-account-name className={accountStyles.name} dir="auto" data-account-name={account.label}>
          {account.label}
        </x-account-name>
      </a>
    </>
  );
}

function CampaignLink({ className, showsSale }: { className: string | undefined; showsSale?: boolean }) {
  const { shell, path } = usePage();
  if (!shell.campaign) return null;
  const { label, href, sale } = shell.campaign;
  return (
    <a href={href} className={className} aria-current={href === path ? 'page' : undefined}>
      {showsSale && sale ? <SaleLine sale={sale} /> : label}
    </a>
  );
}
