import type { OfferNow } from '#core/offers/offer.ts';

const shopLink = (edition: string) => ({
  href: `https://${edition}.shop.example/products/flagship-megatron`,
  external: true,
});

/** For sale at a reduced price, where the law requires the lowest price of the last 30 days. */
export const reducedOfferExample: OfferNow = {
  product: 'flagshipMegatron',
  state: 'buyNow',
  currency: 'EUR',
  price: { amount: 1439, text: '€1,439' },
  reference: { amount: 1599, text: '€1,599' },
  buy: shopLink('eu'),
};

/** For sale at a reduced price, where the law requires nothing more. */
export const britishOfferExample: OfferNow = {
  ...reducedOfferExample,
  currency: 'GBP',
  price: { amount: 1169, text: '£1,169' },
  reference: { amount: 1299, text: '£1,299' },
  buy: shopLink('uk'),
};
