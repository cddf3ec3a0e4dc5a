import type { DrawResultsValue } from './draw-results.ts';

export const drawResultsExample: DrawResultsValue = {
  id: 'results',
  kind: 'draw-results',
  heading: 'Orders that won',
  order: 'Order number ending in',
  orders: ['07K2', '93AB'],
  contact: { href: '/uk/technical-support', label: 'Ask our support' },
};
