import type { SaleTermsValue } from './sale-terms.ts';

export const saleTermsExample: SaleTermsValue = {
  id: 'terms',
  kind: 'sale-terms',
  anchor: 'terms',
  heading: 'Terms',
  link: { href: '/uk/summer-2026-terms', label: 'These terms stay at this address' },
  terms: [
    { id: 'dates', title: 'Dates and prices', content: ['Each stage has its days.', 'Stock is limited.'], law: [] },
    {
      id: 'draw',
      title: 'Prize draw',
      content: ['Every order is one entry.'],
      law: [['No purchase necessary. ', { label: 'Prize draw rules', href: '/uk/giveaway-rules' }]],
    },
  ],
};
