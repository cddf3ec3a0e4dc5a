import badgeStyles from '#ui/badge.module.css';
import bulletStyles from '#ui/bullet.module.css';
import { BuyButton, HandOver } from '#ui/commerce/buy-button.tsx';
import { LawLines } from '#ui/commerce/law-lines.tsx';
import { PaymentMarks } from '#ui/commerce/payment-marks.tsx';
import { PriceLine } from '#ui/commerce/price.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { SectionFrame } from '#ui/section-frame.tsx';
import { NoticeForm } from '../../notices/notice-form.tsx';
import styles from './price.module.css';
import type { PriceValue } from './price.ts';

export function PriceSection({ section }: { section: PriceValue }) {
  const { title, introducer, offer, notice, reduction, preSale, instalments, instalmentNote } = section;
  const { law, payments, paymentMarks, policyTitle, policies } = section;

  return (
    <SectionFrame {...section} heading={title} lead={introducer} split className="side-wide">
      <div className={`columns-m ${styles.terms}`}>
        <div className="stack-l">
          {preSale && <p className={`${bulletStyles.bullet} ${styles.preSale}`}>{preSale}</p>}
          <div className={styles.price}>
            <PriceLine offer={offer} className={`figure ${styles.now}`} />
            {reduction && <span className={`notch-s ${badgeStyles.badge} ${styles.reduction}`}>{reduction}</span>}
          </div>
          {instalments && (
            <p className="stack-s num">
              <b>{instalments}</b>
              {instalmentNote && <span className="small">{instalmentNote}</span>}
            </p>
          )}
          <BuyButton offer={offer} tone="accent" className={styles.buy} />
          {offer.buy && (
            <p className="small">
              <HandOver offer={offer} />
            </p>
          )}
          {notice && <NoticeForm offer={notice} tone="line" />}
        </div>
        <div className={`stack ${styles.policies}`}>
          <h3 className="title">{policyTitle}</h3>
          <FactList className="rows" facts={policies.map(({ title: name, content: value }) => ({ name, value }))} />
          <p className="small">{payments}</p>
          <LawLines lines={law} />
          <PaymentMarks marks={paymentMarks} />
        </div>
      </div>
    </SectionFrame>
  );
}
