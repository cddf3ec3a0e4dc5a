import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/button.tsx';
import { BuyButton } from '#ui/commerce/buy-button.tsx';
import { PriceLine, PriceNote, ReferenceNote } from '#ui/commerce/price.tsx';
import { SaleLine } from '#ui/commerce/sale-line.tsx';
import { TextLink } from '#ui/text-link.tsx';
import styles from './buy-block.module.css';
import type { BuyBlockValue } from './buy-block.ts';

interface BuyBlockProps {
  block: BuyBlockValue;
  tone?: 'accent' | 'plain';
  children?: ReactNode;
}

/** Price, saving, one button, and one line of what buyers ask first. `children` stand beside the button. */
export function BuyBlock({ block, tone = 'accent', children }: BuyBlockProps) {
  const { offer, sale, status, delivery, versions, notice, facts } = block;
  return (
    <div className={`stack-s ${styles.block}`}>
      {sale && <SaleLine sale={sale} />}
      {(offer?.price || status) && (
        <div className={styles.price}>
          {offer && <PriceLine offer={offer} isShort className={`figure ${styles.figure}`} />}
          {status && <p className="title">{status}</p>}
        </div>
      )}
      <div className={`actions ${styles.actions}`}>
        {offer?.buy && <BuyButton offer={offer} tone={tone} showPrice isShort />}
        {notice && (
          <ButtonLink href={notice.href} tone={tone}>
            {notice.label}
          </ButtonLink>
        )}
        {versions.map(({ label, price, ...link }) => (
          <TextLink key={label} link={link}>
            {label} · {price}
          </TextLink>
        ))}
        {children}
      </div>
      {delivery && <p className="small">{delivery}</p>}
      <ul className={`small ${styles.facts}`}>
        {offer?.price && (
          <li>
            <PriceNote />
          </li>
        )}
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <ReferenceNote reference={offer?.reference?.text} className="small" />
    </div>
  );
}
