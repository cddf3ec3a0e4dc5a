import { BuyButton } from '#ui/commerce/buy-button.tsx';
import { PriceLine } from '#ui/commerce/price.tsx';
import { SaleLine } from '#ui/commerce/sale-line.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { Countdown } from '../../countdown/countdown.tsx';
import type { CarouselValue } from './carousel.ts';
import styles from './sale-slide.module.css';

type Slide = CarouselValue['slides'][number];

export const saleSlideClass = styles.sale;

/** A robot's price in the live sale, in place of the words of its slide. */
export function SaleOffer({ id, slide }: { id: string; slide: Slide }) {
  const { name, link, offer, sale, deals, countdown } = slide;
  return (
    <div className={styles.offer}>
      {sale && <SaleLine sale={sale} />}
      <h2 className={`heading ${styles.name}`} id={`${id}-name`}>
        {link ? <a href={link.href}>{name}</a> : name}
      </h2>
      <PriceLine offer={offer} className={`cost ${styles.price}`} />
      <div className="actions">
        <BuyButton offer={offer} tone="accent" />
        {deals && <TextLink link={{ href: deals.href, external: false }}>{deals.label}</TextLink>}
      </div>
      {countdown && (
        <div className={styles.clock}>
          <Countdown {...countdown} />
        </div>
      )}
    </div>
  );
}
