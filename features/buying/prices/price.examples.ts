import { preOrderExample, reducedOfferExample } from '#tests/support/examples/offer.examples.ts';
import { noticeExample } from '../../notices/notice-form.examples.ts';
import type { PriceValue } from './price.ts';

export const priceExample: PriceValue = {
  id: 'price',
  kind: 'price',
  anchor: 'price',
  surface: 'white',
  title: 'Bring it home.',
  introducer: 'Orders are placed on the shop site.',
  name: 'Flagship Megatron',
  offer: preOrderExample,
  notice: { ...noticeExample, topic: 'onSale:flagshipMegatron', kind: 'onSale' },
  reduction: undefined,
  preSale: 'Pre-sale',
  instalments: '12 × $124.92 a month',
  law: [],
  instalmentNote: undefined,
  payments: 'Paid on the shop site.',
  paymentMarks: ['PayPal', 'Klarna'],
  policyTitle: 'Pre-sale policy',
  policies: [{ id: 'delivery', title: 'Expected delivery', content: 'Q4 2025' }],
};

/** Reduced, in a region without payment marks. */
export const reducedPriceExample: PriceValue = {
  ...priceExample,
  offer: reducedOfferExample,
  notice: undefined,
  reduction: '−10%',
  preSale: undefined,
  instalments: undefined,
  paymentMarks: [],
};
