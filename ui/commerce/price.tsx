import type { OfferNow } from '#core/offers/offer.ts';
import { usePage } from '../page-context.tsx';

interface PriceLineProps {
  offer: OfferNow;
  className?: string | undefined;
  /** Leaves out the notes, where a `ReferenceNote` and a `PriceNote` are nearby. */
  isShort?: boolean | undefined;
}

/** The current price and, if it is reduced, the struck reference price. */
export function PriceLine({ offer, className = 'cost', isShort }: PriceLineProps) {
  const { price: words } = usePage().messages;
  if (!offer.price) return null;
  return (
    <p className={className}>
      {offer.reference && <span className="visually-hidden">{words.promotion} </span>}
      <span>{offer.price.text}</span>
      {offer.reference && (
        <>
          {' '}
          <StruckPrice text={offer.reference.text} />
          {!isShort && <ReferenceNote reference={offer.reference.text} />}
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

export const StruckPrice = ({ text }: { text: string }) => (
  <s>
    <span className="visually-hidden">{usePage().messages.price.before} </span>
    {text}
  </s>
);

/** Says that the struck price is the lowest of 30 days, where the law asks for it. */
export function ReferenceNote({ reference, className }: { reference: string | undefined; className?: string }) {
  const { referencePrice } = usePage().shell.law;
  return (
    reference && referencePrice && <small className={className}>{referencePrice.replace('{price}', reference)}</small>
  );
}
