import type { PreorderValue } from './preorder.ts';

export const preorderExample: PreorderValue = {
  id: 'preorder',
  kind: 'preorder',
  anchor: 'preorder',
  nav: 'Pre-order',
  heading: 'Pre-order, step by step',
  lead: 'Dates may change.',
  steps: [
    { time: 'Now', text: 'Pre-orders are open.' },
    { time: 'Q4 2025', text: 'Expected delivery.' },
  ],
  questionsTitle: 'Questions',
  questions: [
    { id: 'delivery', question: 'When does it arrive?', answer: 'In Q4 2025.' },
    { id: 'warranty', question: 'What about the warranty?', answer: 'Two years.' },
  ],
};

/** Where there is nothing to wait for: questions alone. */
export const questionsExample: PreorderValue = {
  ...preorderExample,
  nav: undefined,
  heading: 'Before you order',
  lead: undefined,
  steps: [],
};
