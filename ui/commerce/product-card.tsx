import type { ReactNode } from 'react';
import type { OfferNow } from '#core/offers/offer.ts';
import bulletStyles from '../bullet.module.css';
import { classNames } from '../class-names.ts';
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
  /** Why it cannot be bought, in words. */
  availability?: { state: string; label: string } | undefined;
  /** With figures, the price stands above them, and the button to buy at the foot. */
  facts?: readonly { label: string; text: string }[] | undefined;
  /** A control of the list, at the foot of a card with figures. */
  control?: ReactNode;
  sizes?: string | undefined;
}

/**
 * A product in a list: media card, name, one line of text, price and one link. The whole card links to the product's
 * page. The card of a full list has figures and a button to buy, too.
 */
export function ProductCard({
  offer,
  priceNote,
  availability,
  facts,
  control,
  sizes = '(width >= 1024px) 24vw, 20rem',
  ...product
}: ProductCardProps) {
  const { link } = product;
  const isUnavailable = offer?.state === 'soldOut' || offer?.state === 'outOfStock';
  const cost = classNames('cost', facts && styles.price);
  const price = offer?.price ? (
    <PriceLine offer={offer} className={cost} />
  ) : (
    priceNote && <p className={cost}>{priceNote}</p>
  );
  return (
    <ProductCardFrame {...product} sizes={sizes}>
      {facts && (
        <>
          <div className="stack-s">
            {price}
            {availability && (
              <p className={`small ${bulletStyles.bullet} ${styles.availability}`}>{availability.label}</p>
            )}
          </div>
          {facts.length > 0 && (
            <FactList facts={facts.map(({ label, text }) => ({ name: label, value: text }))} className={styles.facts} />
          )}
        </>
      )}
      <div className={`actions ${styles.foot}`}>
        {facts ? control : price}
        {facts && offer?.buy ? (
          <BuyButton offer={offer} small tone="accent" className={styles.buy} />
        ) : link && (facts || !isUnavailable) ? (
          <LearnMoreCue external={link.external} />
        ) : (
          offer && <BuyButton offer={offer} small tone="line" className={styles.buy} />
        )}
      </div>
    </ProductCardFrame>
  );
}
