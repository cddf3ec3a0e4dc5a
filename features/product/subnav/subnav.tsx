import type { Page } from '#pages/page.ts';
import { BuyButton } from '#ui/commerce/buy-button.tsx';
import { PriceNote } from '#ui/commerce/price.tsx';
import styles from './subnav.module.css';

export function Subnav({ page }: { page: Page }) {
  const { product } = page.head;
  if (!product) return null;
  const { shortName, offer } = product;
  const anchors = page.sections.flatMap((section) =>
    section.anchor && 'nav' in section && section.nav ? [{ anchor: section.anchor, label: section.nav }] : [],
  );
  return (
    <div className={styles.subnav} data-subnav data-surface="dark">
      <div className={`wrap ${styles.bar}`}>
        <strong>{shortName}</strong>
        <nav className={styles.strip} aria-label={page.messages.nav.sections}>
          <x-section-links>
            <ul>
              {anchors.map(({ anchor, label }) => (
                <li key={anchor}>
                  <a href={`#${anchor}`}>{label}</a>
                </li>
              ))}
            </ul>
          </x-section-links>
        </nav>
        {offer?.price && (
          <p className={`cost ${styles.price}`}>
            {offer.price.text}
            <PriceNote />
          </p>
        )}
        {offer && <BuyButton offer={offer} tone="accent" small />}
      </div>
      <div className={styles.progress} aria-hidden="true" />
    </div>
  );
}
