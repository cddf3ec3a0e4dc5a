import type { DrawResultsValue } from './draw-results.ts';

export const drawResultsExample: DrawResultsValue = {
  id: 'results',
  kind: 'draw-results',
  winners: { heading: 'Orders that won', label: 'Order number ending in', orders: ['07K2', '93AB'] },
  contact: { href: '/uk/technical-support', label: 'Ask our support' },
};
