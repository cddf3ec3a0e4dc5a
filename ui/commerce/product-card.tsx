import type { ReactNode } from 'react';
import type { OfferNow } from '#core/offers/offer.ts';
import bulletStyles from '../bullet.module.css';
import { FactList } from '../fact-list.tsx';
import { BuyButton } from './buy-button.tsx';
import { PriceLine } from './price.tsx';
import styles from './product-card.module.css';
import { LearnMoreCue, ProductCardFrame, type ProductCardFrameProps } from './product-card-frame.tsx';

type FrameProps = Omit<ProductCardFrameProps, 'sizes' | 'heading' | 'plateClassName' | 'tags' | 'children'>;

interface ProductCardProps extends FrameProps {
  /** Absent where the edition does not sell it. */
  offer?: OfferNow | undefined;
  /** Stands in place of a price. */
  priceNote?: string | undefined;
  /** If it can be had, in words. With it, the price stands above the figures instead of at the foot. */
  availability?: { state: string; label: string } | undefined;
  facts?: readonly { label: string; text: string }[] | undefined;
  /** A control of the list, at the foot of a card with availability. */
  control?: ReactNode;
  sizes?: string | undefined;
}

/**
 * A product in a list: media card, name, one line of text, price, figures and one link. The whole card links to the
 * product's page.
 */
export function ProductCard({
  offer,
  priceNote,
  availability,
  facts = [],
  control,
  sizes = '(width >= 1024px) 24vw, 20rem',
  ...product
}: ProductCardProps) {
  const { link } = product;
  const isUnavailable = offer?.state === 'soldOut' || offer?.state === 'outOfStock';
  const price = offer?.price ? <PriceLine offer={offer} /> : priceNote && <p className="cost">{priceNote}</p>;
  return (
    <ProductCardFrame {...product} sizes={sizes}>
      {availability && (
        <div className="stack-s">
          {price}
          <p className={`small ${bulletStyles.bullet} ${styles.availability}`} data-availability={availability.state}>
            {availability.label}
          </p>
        </div>
      )}
      {facts.length > 0 && (
        <FactList facts={facts.map(({ label, text }) => ({ name: label, value: text }))} className={styles.facts} />
      )}
      <div className={`actions ${styles.foot}`}>
        {availability ? control : price}
        {link && (availability || !isUnavailable) ? (
          <LearnMoreCue external={link.external} />
        ) : (
          offer && <BuyButton offer={offer} small tone="line" className={styles.buy} />
        )}
      </div>
    </ProductCardFrame>
  );
}
