import type { OfferNow } from '#rules/page/page-value.ts';
import { usePage } from '../../context/page-context.tsx';

/** The current price, the struck regular price and, where the law requires it, the lowest price of the last 30 days. */
export function PriceLine({ offer, className = 'cost' }: { offer: OfferNow; className?: string | undefined }) {
  const { price: words } = usePage().messages;
  if (!offer.price) return null;
  return (
    <p className={className}>
      {offer.regular && <span className="visually-hidden">{words.promotion} </span>}
      <span>{offer.price.text}</span>
      {offer.regular && (
        <s>
          <span className="visually-hidden">{words.regular} </span>
          {offer.regular.text}
        </s>
      )}
      {offer.lowest30 && <small>{words.lowest30.replace('{price}', offer.lowest30.text)}</small>}
    </p>
  );
}
