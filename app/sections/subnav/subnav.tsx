import type { OfferNow } from '#rules/page/page-value.ts';
import { BuyButton } from '../../ui/commerce/buy-button.tsx';
import styles from './subnav.module.css';

interface SubnavProps {
  name: string;
  /** Names the navigation to those who do not see it. */
  label: string;
  anchors: { anchor: string; label: string }[];
  offer?: OfferNow | undefined;
}

/** A product's own bar: name, anchors, price, the way to the shop, and how far down the page one is. */
export const Subnav = ({ name, label, anchors, offer }: SubnavProps) => (
  <div className={styles.subnav} data-subnav data-surface="dark">
    <div className={`wrap ${styles.bar}`}>
      <strong>{name}</strong>
      <nav aria-label={label}>
        <ul>
          {anchors.map(({ anchor, label }) => (
            <li key={anchor}>
              <a href={`#${anchor}`}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
      {offer?.price && <p className={`cost ${styles.price}`}>{offer.price.text}</p>}
      {offer && <BuyButton offer={offer} tone="accent" small />}
    </div>
    <div className={styles.progress} aria-hidden="true" />
  </div>
);
