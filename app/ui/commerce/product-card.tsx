import type { Link, OfferNow, Picture } from '#rules/page/page-value.ts';
import { BuyButton } from './buy-button.tsx';
import { PriceLine } from './price.tsx';
import styles from './product-card.module.css';
import { LearnMoreCue, ProductCardFrame } from './product-card-frame.tsx';

interface ProductCardProps {
  name: string;
  describe: string;
  /** What distinguishes an edition of the product; shown on the media card. */
  identify?: string | undefined;
  accent: string;
  /** Cut-out on the media card, else the name as `glyph` with its width in em. */
  picture?: Picture | undefined;
  glyph?: { text: string; width: number } | undefined;
  offer: OfferNow;
  /** The product's page; without it the card links to the shop. */
  link?: Link | undefined;
}

/**
 * A product in a list: media card, name, one line of text, price and one link. The whole card links to the product's
 * page.
 */
export function ProductCard({ offer, ...product }: ProductCardProps) {
  const isUnavailable = offer.state === 'soldOut' || offer.state === 'outOfStock';
  return (
    <ProductCardFrame {...product} sizes="(width >= 1024px) 24vw, 20rem">
      <div className={styles.foot}>
        <PriceLine offer={offer} />
        {product.link && !isUnavailable ? <LearnMoreCue /> : <BuyButton offer={offer} small className={styles.buy} />}
      </div>
    </ProductCardFrame>
  );
}
