import type { Link, OfferNow, Picture } from '#rules/page-value.ts';
import { usePage } from '../page-context.tsx';
import { BuyButton } from './buy-button.tsx';
import { ArrowIcon } from './icons.tsx';
import { Plate } from './plate.tsx';
import { PriceLine } from './price.tsx';
import styles from './product-card.module.css';

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

/** A product in a list: plate, name, one line, price, and one way on. The whole card is the link to the product's page. */
export function ProductCard({ name, describe, identify, accent, picture, glyph, offer, link }: ProductCardProps) {
  const { action } = usePage().messages;
  const isGone = offer.state === 'soldOut' || offer.state === 'outOfStock';
  return (
    <article className={styles.card} data-product={accent}>
      <Plate picture={picture} sizes="(width >= 1024px) 24vw, 20rem" glyph={glyph?.text} glyphWidth={glyph?.width} accent={accent} className={styles.plate}>
        {identify && <span className={styles.identify}>{identify}</span>}
      </Plate>
      <div className={styles.body}>
        <h3 className={styles.name}>{link ? <a href={link.href}>{name}</a> : name}</h3>
        <p className="small">{describe}</p>
      </div>
      <div className={styles.foot}>
        <PriceLine offer={offer} />
        {link && !isGone ? (
          <span className={styles.more} aria-hidden="true">
            <span>{action.learnMore}</span>
            <ArrowIcon />
          </span>
        ) : (
          <BuyButton offer={offer} small className={styles.buy} />
        )}
      </div>
    </article>
  );
}
