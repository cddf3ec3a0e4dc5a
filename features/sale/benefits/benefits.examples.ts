import type { BenefitsValue } from './benefits.ts';

export const benefitsExample: BenefitsValue = {
  id: 'benefits',
  kind: 'benefits',
  anchor: undefined,
  surface: 'dark',
  heading: 'With every order',
  items: [
    {
      id: 'guarantee',
      icon: 'guarantee',
      label: '30-day price guarantee',
      text: 'If it drops again, we refund the difference.',
    },
    { id: 'warranty', icon: 'warranty', label: '2-year warranty' },
  ],
};
