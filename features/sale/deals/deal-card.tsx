import { classNames } from '#ui/class-names.ts';
import { BuyButton, LockedButton } from '#ui/commerce/buy-button.tsx';
import { PaymentMarks } from '#ui/commerce/payment-marks.tsx';
import { PriceLine } from '#ui/commerce/price.tsx';
import { LearnMoreCue, ProductCardFrame } from '#ui/commerce/product-card-frame.tsx';
import { LockIcon } from '#ui/icons.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { usePage } from '#ui/page-context.tsx';
import styles from './deal-card.module.css';
import type { DealsValue } from './deals.ts';

type Card = DealsValue['groups'][number]['cards'][number];

const sizes = '(width >= 1024px) 23vw, (width >= 768px) 46vw, 8rem';

/** Until its stage opens, a card shows only its outline and a lock. */
export function DealCard({ card }: { card: Card }) {
  const { deal, steps, gifts, extendedWarranty, link } = card;
  const { sale } = usePage().messages;
  const isLocked = deal.state === 'locked';
  return (
    <ProductCardFrame
      {...card}
      heading="h4"
      sizes={sizes}
      className={classNames(styles.deal, isLocked && styles.locked)}
      plateClassName={styles.plate}
      tags={isLocked ? <LockedTag /> : card.save && <span className={`notch-s ${styles.save}`}>{card.save}</span>}
    >
      <div className={styles.money}>
        {steps.length > 0 && <StagePrices steps={steps} />}
        <Terms card={card} />
      </div>
      <div className={styles.foot}>
        {gifts.length > 0 && (
          <div>
            <p className="micro">{sale.gifts}</p>
            <ul className={styles.gifts}>
              {gifts.map((gift) => (
                <li key={gift.id}>
                  <Picture picture={gift.picture} sizes="4rem" alt="" />
                  {gift.label}
                </li>
              ))}
            </ul>
          </div>
        )}
        {extendedWarranty && <p className="small">{extendedWarranty}</p>}
        <div className={styles.ways}>
          {deal.state === 'locked' ? <LockedButton /> : <BuyButton offer={deal.offer} small className={styles.buy} />}
          {link && <LearnMoreCue />}
        </div>
      </div>
    </ProductCardFrame>
  );
}

const LockedTag = () => (
  <span className={styles.key} aria-hidden="true">
    <LockIcon />
    {usePage().messages.buy.locked}
  </span>
);

const StagePrices = ({ steps }: Pick<Card, 'steps'>) => (
  <dl className={styles.ladder}>
    {steps.map(({ id, state, label, price }) => (
      <div key={id} data-state={state}>
        <dt>{label}</dt>
        <dd>{price ?? '–'}</dd>
      </div>
    ))}
  </dl>
);

function Terms({ card: { deal, instalments, paymentMethods, reveals } }: { card: Card }) {
  if (deal.state === 'locked') {
    return (
      <p className={`cost ${styles.price}`}>
        {deal.hidden}
        <small>{reveals}</small>
      </p>
    );
  }
  return (
    <>
      <PriceLine offer={deal.offer} className={`cost ${styles.price}`} />
      {deal.offer.buy && (instalments || paymentMethods.length > 0) && (
        <div className={styles.payment}>
          {instalments && <p className="small num">{instalments}</p>}
          <PaymentMarks marks={paymentMethods} />
        </div>
      )}
    </>
  );
}
