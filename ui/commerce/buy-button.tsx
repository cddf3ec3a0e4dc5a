import type { OfferNow } from '#core/offers/offer.ts';
import { currencyName } from '#core/words/money.ts';
import styles from '../button.module.css';
import { type ButtonLook, buttonLook } from '../button.tsx';
import { useMessages } from '../messages.ts';
import { usePage } from '../page-context.tsx';
import { PriceNote } from './price.tsx';

interface BuyButtonProps extends ButtonLook {
  offer: OfferNow;
  showPrice?: boolean | undefined;
  /** Leaves out the note on the price, where a `PriceNote` is nearby. */
  isShort?: boolean | undefined;
}

/** The link to the shop, or the reason why there is none, by the state of the offer. */
export function BuyButton({ offer, showPrice, isShort, ...options }: BuyButtonProps) {
  const { buy } = usePage().messages;
  const label = (
    <>
      <span>{buy[offer.state]}</span>
      {showPrice && offer.price && <span className={styles.price}>{offer.price.text}</span>}
    </>
  );
  const look = { ...buttonLook(options), 'data-buy': offer.state };
  return (
    <>
      {offer.buy ? (
        <a {...look} href={offer.buy.href} rel="noopener">
          {label}
          <span className="visually-hidden">
            {' '}
            <HandOver offer={offer} />
          </span>
        </a>
      ) : (
        <span {...look}>{label}</span>
      )}
      {showPrice && !isShort && offer.price && <PriceNote className="small" />}
    </>
  );
}

/** Says that the button leads to the shop, and in which currency. */
export function HandOver({ offer }: { offer: OfferNow }) {
  const { buy, lang, format } = useMessages<'buy.handOver'>();
  return format(buy.handOver, { currency: currencyName(offer.currency, lang) });
}
