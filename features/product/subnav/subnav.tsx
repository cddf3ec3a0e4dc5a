import type { OfferNow } from '#core/offers/offer.ts';
import type { Section } from '#pages/sections.ts';
import { BuyButton } from '#ui/commerce/buy-button.tsx';
import { PriceNote } from '#ui/commerce/price.tsx';
import styles from './subnav.module.css';

interface SubnavProps {
  name: string;
  /** Label of the navigation for screen readers. */
  label: string;
  anchors: ReturnType<typeof sectionAnchors>;
  offer?: OfferNow | undefined;
}

/** The bar of a product page: name, section links, price, shop button and scroll progress. */
export const Subnav = ({ name, label, anchors, offer }: SubnavProps) => (
  <div className={styles.subnav} data-subnav data-surface="dark">
    <div className={`wrap ${styles.bar}`}>
      <div className={styles.strip}>
        <strong>{name}</strong>
        <nav aria-label={label}>
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
      </div>
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

/** The sections that the product bar links to: those with an anchor and a navigation label, in order. */
export function sectionAnchors(sections: Section[]) {
  return sections.flatMap((section) =>
    section.anchor && 'nav' in section && section.nav ? [{ anchor: section.anchor, label: section.nav }] : [],
  );
}
