import type { FiguresValue } from './figures.ts';

export const figuresExample: FiguresValue = {
  id: 'capabilities',
  kind: 'figures',
  surface: 'paper',
  heading: 'More chips than joints.',
  lead: 'What it takes to stand up.',
  items: [
    { figure: '118', label: 'Chips', text: 'Spread through the body.', large: true },
    { figure: '2,700', unit: 'mAh', label: 'Battery', text: '80 to 90 minutes of use.', large: false },
  ],
};
