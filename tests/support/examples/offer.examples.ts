import type { OfferNow } from '#core/offers/offer.ts';

const shopLink = (edition: string, page: string) => ({
  href: `https://${edition}.shop.example/products/${page}`,
  external: true,
});

/** Open for pre-order, at its regular price. */
export const preOrderExample: OfferNow = {
  product: 'flagshipMegatron',
  state: 'preOrder',
  currency: 'USD',
  price: { amount: 1499, text: '$1,499' },
  buy: shopLink('us', 'flagship-megatron'),
};

/** For sale at a reduced price, where the law requires the lowest price of the last 30 days. */
export const reducedOfferExample: OfferNow = {
  product: 'flagshipMegatron',
  state: 'buyNow',
  currency: 'EUR',
  price: { amount: 1439, text: '€1,439' },
  reference: { amount: 1599, text: '€1,599' },
  buy: shopLink('eu', 'flagship-megatron'),
};

/** Sold out, at a reduced price. */
export const soldOutOfferExample: OfferNow = { ...reducedOfferExample, state: 'soldOut', buy: undefined };

/** For sale at a reduced price, where the law requires nothing more. */
export const britishOfferExample: OfferNow = {
  ...reducedOfferExample,
  currency: 'GBP',
  price: { amount: 1169, text: '£1,169' },
  reference: { amount: 1299, text: '£1,299' },
  buy: shopLink('uk', 'flagship-megatron'),
};

/** For sale in every shop, without a price. */
export const unpricedOfferExample: OfferNow = {
  product: 'flagshipBumblebee',
  state: 'buyNow',
  currency: 'USD',
  buy: shopLink('us', 'flagship-bumblebee'),
};

/** For sale at its regular price. */
export const pricedOfferExample: OfferNow = { ...unpricedOfferExample, price: { amount: 1299, text: '$1,299' } };

/** An accessory for sale. */
export const accessoryOfferExample: OfferNow = {
  product: 'aiBase',
  state: 'buyNow',
  currency: 'GBP',
  price: { amount: 199, text: '£199' },
  buy: shopLink('uk', 'ai-base'),
};
