import badgeStyles from '#ui/badge.module.css';
import { BuyButton } from '#ui/commerce/buy-button.tsx';
import { PaymentMarks } from '#ui/commerce/payment-marks.tsx';
import { PriceLine } from '#ui/commerce/price.tsx';
import { LearnMoreCue, ProductCardFrame } from '#ui/commerce/product-card-frame.tsx';
import { LockIcon } from '#ui/icons.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { usePage } from '#ui/page-context.tsx';
import { SectionFrame } from '#ui/section-frame.tsx';
import tabStyles from '#ui/tab-row.module.css';
import { NoticeForm } from '../../notices/notice-form.tsx';
import cardStyles from './deal-card.module.css';
import styles from './deals.module.css';
import type { DealsValue } from './deals.ts';

export const DealsSection = ({ section }: { section: DealsValue }) => (
  <SectionFrame {...section} surface="paper" hidesHeading className={styles.section}>
    <nav className={styles.tabs} aria-label={usePage().messages.sale.tabs} data-subnav>
      <x-section-links>
        <ul className={tabStyles.row}>
          {section.tabs.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </x-section-links>
    </nav>
    {section.groups.map(({ id, title, cards }) => (
      <div key={id} className={styles.group} id={id}>
        {title && <h3 className="heading">{title}</h3>}
        <ul className={styles.deals}>
          {cards.map((card) => (
            <li key={card.id} className="float">
              <DealCard card={card} heading={title ? 'h4' : 'h3'} />
            </li>
          ))}
        </ul>
      </div>
    ))}
  </SectionFrame>
);

type Card = DealsValue['groups'][number]['cards'][number];

const sizes = '(width >= 1024px) 23vw, (width >= 768px) 46vw, 8rem';

function DealCard({ card, heading }: { card: Card; heading: 'h3' | 'h4' }) {
  const { deal, steps, group, gifts, extendedWarranty, cheaperFrom, notice, link } = card;
  const { sale } = usePage().messages;
  return (
    <ProductCardFrame
      {...card}
      heading={heading}
      describe={
        group ? (
          <>
            <b>{group}.</b> {card.describe}
          </>
        ) : (
          card.describe
        )
      }
      sizes={sizes}
      className={cardStyles.deal}
      plateClassName={cardStyles.plate}
      tags={
        deal.state === 'locked' ? (
          <LockedTag />
        ) : (
          card.save && <span className={`notch-s ${badgeStyles.badge}`}>{card.save}</span>
        )
      }
    >
      <div className={`stack ${cardStyles.money}`}>
        {steps.length > 0 && <StagePrices steps={steps} />}
        <Terms card={card} />
      </div>
      <div className={`stack ${cardStyles.foot}`}>
        {gifts.length > 0 && (
          <div>
            <p className="micro">{sale.gifts}</p>
            <ul className={cardStyles.gifts}>
              {gifts.map((gift) => (
                <li key={gift.id}>
                  <Picture picture={gift.picture} sizes="5rem" alt="" />
                  {gift.label}
                </li>
              ))}
            </ul>
          </div>
        )}
        {extendedWarranty && <p className="small">{extendedWarranty}</p>}
        <div className="actions">
          <BuyButton offer={deal.offer} small className={cardStyles.buy} />
          {link && <LearnMoreCue />}
        </div>
        {notice && (
          <div className={`stack-s ${cardStyles.buy}`}>
            {cheaperFrom && <b>{cheaperFrom}</b>}
            <NoticeForm offer={notice} tone="line" />
          </div>
        )}
      </div>
    </ProductCardFrame>
  );
}

const LockedTag = () => (
  <span className={cardStyles.key}>
    <LockIcon />
    {usePage().messages.buy.locked}
  </span>
);

const StagePrices = ({ steps }: Pick<Card, 'steps'>) => (
  <dl className={cardStyles.ladder}>
    {steps.map(({ id, state, label, price }) => (
      <div key={id} data-state={state}>
        <dt className="micro">{label}</dt>
        <dd>{price ?? '–'}</dd>
      </div>
    ))}
  </dl>
);

const Terms = ({ card: { deal, instalments, paymentMethods } }: { card: Card }) => (
  <>
    <PriceLine offer={deal.offer} className={`cost ${cardStyles.price}`} />
    {deal.offer.buy && (instalments || paymentMethods.length > 0) && (
      <div className="actions">
        {instalments && <p className="small num">{instalments}</p>}
        <PaymentMarks marks={paymentMethods} />
      </div>
    )}
  </>
);
