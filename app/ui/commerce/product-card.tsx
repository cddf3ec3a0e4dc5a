import type { Link, OfferNow, Picture } from '#rules/page/page-value.ts';
import { BuyButton } from './buy-button.tsx';
import { PriceLine } from './price.tsx';
import styles from './product-card.module.css';
import { LearnMoreCue, ProductCardFrame } from './product-card-frame.tsx';

interface ProductCardProps {
  name: string;
  describe: string;
  /** What sets an edition apart: stands on the plate. */
  identify?: string | undefined;
  accent: string;
  /** Cut-out on the plate, or the name as a set with its width in em. */
  picture?: Picture | undefined;
  glyph?: { text: string; width: number } | undefined;
  offer: OfferNow;
  /** The product's page; without one the card leads to the shop. */
  link?: Link | undefined;
}

/**
 * A product in a list: plate, name, one line, price, and one way on. The whole card is the link to the product's page.
 */
export function ProductCard({ offer, ...product }: ProductCardProps) {
  const isGone = offer.state === 'soldOut' || offer.state === 'outOfStock';
  return (
    <ProductCardFrame {...product} sizes="(width >= 1024px) 24vw, 20rem">
      <div className={styles.foot}>
        <PriceLine offer={offer} />
        {product.link && !isGone ? <LearnMoreCue /> : <BuyButton offer={offer} small className={styles.buy} />}
      </div>
    </ProductCardFrame>
  );
}
