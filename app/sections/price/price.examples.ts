import type { SectionOf } from '#rules/sections/registry.ts';

export const priceExample: SectionOf<'price'> = {
  id: 'price',
  kind: 'price',
  anchor: 'price',
  surface: 'white',
  title: 'Bring it home.',
  introducer: 'Orders are placed on the shop site.',
  name: 'Flagship Megatron',
  offer: {
    product: 'flagshipMegatron',
    state: 'preOrder',
    currency: 'USD',
    price: { amount: 1499, text: '$1,499' },
    buy: { href: 'https://us.shop.example/products/flagship-megatron', external: true },
  },
  reduction: undefined,
  preSale: 'Pre-sale',
  instalments: '12 × $124.92 a month',
  instalmentNote: undefined,
  payments: 'Paid on the shop site.',
  paymentMarks: ['PayPal', 'Klarna'],
  policyTitle: 'Pre-sale policy',
  policies: [{ id: 'delivery', title: 'Expected delivery', content: 'Q4 2025' }],
};

/** Reduced, in a region without payment marks. */
export const reducedPriceExample: SectionOf<'price'> = {
  ...priceExample,
  offer: {
    product: 'flagshipMegatron',
    state: 'buyNow',
    currency: 'EUR',
    price: { amount: 1439, text: '€1,439' },
    regular: { amount: 1599, text: '€1,599' },
    lowest30: { amount: 1599, text: '€1,599' },
    buy: { href: 'https://eu.shop.example/products/flagship-megatron', external: true },
  },
  reduction: '−10%',
  preSale: undefined,
  instalments: undefined,
  paymentMarks: [],
};
