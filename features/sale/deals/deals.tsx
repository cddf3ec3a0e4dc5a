import badgeStyles from '#ui/badge.module.css';
import { classNames } from '#ui/class-names.ts';
import { BuyButton, LockedButton } from '#ui/commerce/buy-button.tsx';
import { PaymentMarks } from '#ui/commerce/payment-marks.tsx';
import { PriceLine } from '#ui/commerce/price.tsx';
import { LearnMoreCue, ProductCardFrame } from '#ui/commerce/product-card-frame.tsx';
import { LockIcon } from '#ui/icons.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { usePage } from '#ui/page-context.tsx';
import { SectionFrame } from '#ui/section-frame.tsx';
import tabStyles from '#ui/tab-row.module.css';
import cardStyles from './deal-card.module.css';
import styles from './deals.module.css';
import type { DealsValue } from './deals.ts';

export const DealsSection = ({ section }: { section: DealsValue }) => (
  <SectionFrame {...section} surface="paper" hidesHeading>
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
    {section.groups.map((group) => (
      <Group key={group.id} group={group} />
    ))}
  </SectionFrame>
);

const Group = ({ group: { id, title, content, cards } }: { group: DealsValue['groups'][number] }) => (
  <div className={styles.group} id={id}>
    <div className={`stack-s ${styles.head}`}>
      <h3 className="heading">{title}</h3>
      {content && <p className="small">{content}</p>}
    </div>
    <ul className={styles.deals}>
      {cards.map((card) => (
        <li key={card.id} className="float">
          <DealCard card={card} />
        </li>
      ))}
    </ul>
  </div>
);

type Card = DealsValue['groups'][number]['cards'][number];

const sizes = '(width >= 1024px) 23vw, (width >= 768px) 46vw, 8rem';

/** Until its stage opens, a card shows only its outline and a lock. */
function DealCard({ card }: { card: Card }) {
  const { deal, steps, gifts, extendedWarranty, link } = card;
  const { sale } = usePage().messages;
  const isLocked = deal.state === 'locked';
  return (
    <ProductCardFrame
      {...card}
      heading="h4"
      sizes={sizes}
      className={classNames(cardStyles.deal, isLocked && cardStyles.locked)}
      plateClassName={cardStyles.plate}
      tags={isLocked ? <LockedTag /> : card.save && <span className={`notch-s ${badgeStyles.badge}`}>{card.save}</span>}
    >
      <div className={`stack ${cardStyles.money}`}>
        {steps.length > 0 && <StagePrices steps={steps} />}
        <Terms card={card} />
      </div>
      <div className={`stack ${cardStyles.foot}`}>
        {gifts.length > 0 && (
          <div>
            <p className="micro">{sale.gifts}</p>
            <ul className={`actions ${cardStyles.gifts}`}>
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
        <div className="actions">
          {deal.state === 'locked' ? (
            <LockedButton />
          ) : (
            <BuyButton offer={deal.offer} small className={cardStyles.buy} />
          )}
          {link && <LearnMoreCue />}
        </div>
      </div>
    </ProductCardFrame>
  );
}

const LockedTag = () => (
  <span className={cardStyles.key} aria-hidden="true">
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

function Terms({ card: { deal, instalments, paymentMethods, reveals } }: { card: Card }) {
  if (deal.state === 'locked') {
    return (
      <p className={`cost ${cardStyles.price}`}>
        {deal.hidden}
        <small>{reveals}</small>
      </p>
    );
  }
  return (
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
}
