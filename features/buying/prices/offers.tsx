import { BuyButton } from '#ui/commerce/buy-button.tsx';
import { LawLines } from '#ui/commerce/law-lines.tsx';
import { PaymentMarks } from '#ui/commerce/payment-marks.tsx';
import { PriceLine } from '#ui/commerce/price.tsx';
import { MediaCard } from '#ui/media/media-card.tsx';
import { SectionFrame } from '#ui/section-frame.tsx';
import styles from './offers.module.css';
import type { OffersValue } from './offers.ts';

export function OffersSection({ section }: { section: OffersValue }) {
  const { products, instalmentNote, law, payments, paymentMarks } = section;

  return (
    <SectionFrame {...section} split>
      <div className={styles.offers} data-count={products.length}>
        {products.map((product) => (
          <Offer key={product.id} product={product} />
        ))}
      </div>
      <div className={`columns-m ${styles.payments}`}>
        <div>
          <p className="small">{payments}</p>
          {instalmentNote && <p className="small">{instalmentNote}</p>}
          <LawLines lines={law} />
        </div>
        <PaymentMarks marks={paymentMarks} />
      </div>
    </SectionFrame>
  );
}

function Offer({ product }: { product: OffersValue['products'][number] }) {
  const { name, accent, text, points, offer, instalments } = product;
  return (
    <article className={styles.offer} data-accent={accent} aria-label={name}>
      <MediaCard {...product} sizes="(width >= 768px) 50vw, 92vw" className={`notch-l ${styles.picture}`} />
      <div className={`stack-s ${styles.words}`}>
        <h3 className="title">{name}</h3>
        <p className="quiet">{text}</p>
        {points.length > 0 && (
          <ul className="rows num">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
      </div>
      <div className={`stack ${styles.buy}`}>
        <PriceLine offer={offer} className={`figure ${styles.price}`} />
        {instalments && <p className="small">{instalments}</p>}
        <BuyButton offer={offer} tone="accent" />
      </div>
    </article>
  );
}
