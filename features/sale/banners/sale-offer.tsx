import type { ReactNode } from 'react';
import { BuyButton } from '#ui/commerce/buy-button.tsx';
import { PriceLine } from '#ui/commerce/price.tsx';
import { SaleLine } from '#ui/commerce/sale-line.tsx';
import type { SaleHeroValue } from './sale-hero.ts';
import styles from './sale-offer.module.css';

interface SaleOfferProps {
  product: NonNullable<SaleHeroValue['product']>;
  tone: 'accent' | 'plain';
  /** Further actions, beside the one to buy. */
  children?: ReactNode;
}

/** The robot of a sale banner with its price, and where to buy it. */
export const SaleOffer = ({ product: { name, link, offer, sale }, tone, children }: SaleOfferProps) => (
  <div className="stack">
    <div className={styles.offer}>
      <p className="title">{link ? <a href={link.href}>{name}</a> : name}</p>
      <PriceLine offer={offer} className={`cost ${styles.price}`} />
      {sale && <SaleLine sale={sale} />}
    </div>
    <div className="actions">
      <BuyButton offer={offer} tone={tone} />
      {children}
    </div>
  </div>
);
