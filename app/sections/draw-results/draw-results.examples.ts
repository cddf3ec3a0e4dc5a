import type { SectionOf } from '#rules/sections/registry.ts';

export const drawResultsExample: SectionOf<'draw-results'> = {
  id: 'results',
  kind: 'draw-results',
  winners: { heading: 'Orders that won', label: 'Order number ending in', orders: ['07K2', '93AB'] },
  contact: { href: '/uk/technical-support', label: 'Ask our support' },
};
