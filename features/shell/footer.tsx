import type { BaseSection, NavLink, PageFrame } from '#core/page-frame.ts';
import { joinSentences } from '#core/words/sentences.ts';
import markStyles from '#ui/commerce/payment-marks.module.css';
import { GlobeIcon, PlusIcon } from '#ui/icons.tsx';
import { LinkedWords } from '#ui/linked-words.tsx';
import { SubscribeForm, subscriptionSource } from '../newsletter/subscribe-form.tsx';
import { RegionLink } from '../regions/region-link.tsx';
import { Brand } from './brand.tsx';
import styles from './footer.module.css';
import { NavAnchor, NavList } from './nav-anchor.tsx';

export function Footer({ page }: { page: PageFrame & { sections: BaseSection[] } }) {
  const { catalogue, footer, law, newsletter, region, shop } = page.shell;
  const { nav, consent, subscribe } = page.messages;
  const menu = (id: string) => footer.menus.find((candidate) => candidate.id === id)?.items ?? [];
  const company = menu('about');
  const more = footer.links.filter((link) => !company.some(({ href }) => href === link.href));
  const isHome = ({ href }: NavLink) => href === page.shell.home;
  const hasNewsletter = page.sections.some(({ kind }) => kind === 'newsletter');
  return (
    <footer className={styles.footer} lang={page.shell.lang} data-surface="dark">
      <div className="wrap">
        <div className={styles.columns}>
          <Group id="robots" title={nav.robots} links={catalogue} />
          <Group id="support" title={nav.support} links={menu('support')} />
          <Group
            id="company"
            title={nav.company}
            links={[...more.filter(isHome), ...company, ...more.filter((link) => !isHome(link))]}
          />
          <Group
            id="follow"
            title={nav.follow}
            links={footer.social.map((profile) => ({ ...profile, external: true }))}
          />
          {!hasNewsletter && (
            <section className={styles.news} aria-labelledby="footer-news">
              <h2 id="footer-news">{subscribe.title}</h2>
              <SubscribeForm source={subscriptionSource('footer', page.slug)} words={newsletter.form} compact />
            </section>
          )}
        </div>
        <div className={styles.bar}>
          <Brand />
          <RegionLink className={styles.globe} icon={<GlobeIcon />} />
          <span className="small">{region.currencyLabel}</span>
          <NavAnchor link={{ href: shop.href, external: true }}>{shop.label}</NavAnchor>
          {footer.payments.length > 0 && (
            <ul className={`${markStyles.marks} ${styles.payments}`} aria-label={nav.payments}>
              {footer.payments.map((payment) => (
                <li key={payment}>{payment}</li>
              ))}
            </ul>
          )}
        </div>
        <div className={`micro ${styles.legal}`}>
          <p>{joinSentences(footer.tagline, footer.disclaimer)}</p>
          {law.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of the lines never changes
            <p key={index}>
              <LinkedWords words={line} />
            </p>
          ))}
          {law.lines.length === 0 && <p className={styles.line}>{footer.address}</p>}
          <p className={styles.line}>{footer.copyright}</p>
          {law.links.map(({ label, ...link }) => (
            <NavAnchor key={label} link={link}>
              {label}
            </NavAnchor>
          ))}
          <button type="button" data-consent-open="" className={styles.settings}>
            {consent.settings}
          </button>
        </div>
      </div>
    </footer>
  );
}

/** Folded on phones. On wider screens the list stands open below a heading. */
function Group({ id, title, links }: { id: string; title: string; links: NavLink[] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-labelledby={`footer-${id}`}>
      <h2 id={`footer-${id}`}>{title}</h2>
      <details>
        <summary>
          {title}
          <PlusIcon />
        </summary>
        <NavList links={links} />
      </details>
    </nav>
  );
}
