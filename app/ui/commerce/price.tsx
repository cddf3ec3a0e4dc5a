import type { OfferNow } from '#rules/page/page-value.ts';
import { usePage } from '../../context/page-context.tsx';

/** The current price and, if it is reduced, the struck reference price and what that is. */
export function PriceLine({ offer, className = 'cost' }: { offer: OfferNow; className?: string | undefined }) {
  const { price: words } = usePage().messages;
  if (!offer.price) return null;
  return (
    <p className={className}>
      {offer.reference && <span className="visually-hidden">{words.promotion} </span>}
      <span>{offer.price.text}</span>
      {offer.reference && (
        <>
          <s aria-hidden="true">{offer.reference.text}</s>
          <small>{words.reference.replace('{price}', offer.reference.text)}</small>
        </>
      )}
    </p>
  );
}
