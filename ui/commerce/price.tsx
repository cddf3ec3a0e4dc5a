import type { OfferNow } from '#core/offers/offer.ts';
import { usePage } from '../page-context.tsx';

interface PriceLineProps {
  offer: OfferNow;
  className?: string | undefined;
  /** Leaves out the notes, where a `ReferenceNote` and a `PriceNote` are nearby. */
  isShort?: boolean | undefined;
}

/** The current price and, if it is reduced, the struck reference price and what that is. */
export function PriceLine({ offer, className = 'cost', isShort }: PriceLineProps) {
  const { price: words } = usePage().messages;
  if (!offer.price) return null;
  return (
    <p className={className}>
      {offer.reference && <span className="visually-hidden">{words.promotion} </span>}
      <span>{offer.price.text}</span>
      {offer.reference && (
        <>
          <s aria-hidden="true">{offer.reference.text}</s>
          {!isShort && <ReferenceNote offer={offer} />}
        </>
      )}
      {!isShort && <PriceNote />}
    </p>
  );
}

/** Tax and delivery, as the law of the edition wants them beside every price. */
export function PriceNote({ className }: { className?: string }) {
  const { priceNote } = usePage().shell.law;
  return priceNote && <small className={className}>{priceNote}</small>;
}

/** Says what the struck price is, as the law requires; nothing while the price is not reduced. */
export function ReferenceNote({ offer: { reference }, className }: Pick<PriceLineProps, 'offer' | 'className'>) {
  const { price: words } = usePage().messages;
  return reference && <small className={className}>{words.reference.replace('{price}', reference.text)}</small>;
}
