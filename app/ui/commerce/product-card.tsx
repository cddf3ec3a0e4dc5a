import type { ReactNode } from 'react';
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
  /** Absent where the edition does not sell it. */
  offer?: OfferNow | undefined;
  /** Stands in place of a price. */
  priceNote?: string | undefined;
  /** Whether it can be had, in words, where the card is to say so. */
  availability?: { state: string; label: string } | undefined;
  /** Figures of the product, between its line and its price. */
  facts?: readonly { name: string; label: string; text: string }[] | undefined;
  /** A control of the list, at the foot of the card. */
  control?: ReactNode;
  /** The product's page; without it the card links to the shop. */
  link?: Link | undefined;
  /** Width of the media card on the page, as in `sizes`. */
  sizes?: string | undefined;
  /** Whether its picture is the largest one of the first screen. */
  priority?: boolean | undefined;
  className?: string | undefined;
}

/**
 * A product in a list: media card, name, one line of text, figures, price and one link. The whole card links to the
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
  const showsLink = link && (availability || !isUnavailable);
  return (
    <ProductCardFrame {...product} sizes={sizes} facts={facts.length > 0 && <Facts facts={facts} />}>
      <div className={styles.foot}>
        {offer?.price ? <PriceLine offer={offer} /> : priceNote && <p className="cost">{priceNote}</p>}
        {availability && (
          <p className={styles.availability} data-availability={availability.state}>
            {availability.label}
          </p>
        )}
        {control}
        {showsLink ? (
          <LearnMoreCue external={link.external} />
        ) : (
          offer && <BuyButton offer={offer} small className={styles.buy} />
        )}
      </div>
    </ProductCardFrame>
  );
}

const Facts = ({ facts }: { facts: NonNullable<ProductCardProps['facts']> }) => (
  <dl className={styles.facts}>
    {facts.map(({ name, label, text }) => (
      <div key={name}>
        <dt>{label}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);
