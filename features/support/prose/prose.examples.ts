import type { ProseValue } from './prose.ts';

export const proseExample: ProseValue = {
  id: 'policy',
  kind: 'prose',
  surface: 'paper',
  contents: true,
  parts: [
    {
      id: 'who',
      title: 'Who is responsible',
      blocks: [
        { text: ['Write to ', { label: 'support@kinetra.example', href: 'mailto:support@kinetra.example' }, '.'] },
        { rows: [{ name: 'Account', value: ['Until you delete it'] }] },
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        { list: [['Access'], ['Deletion, at the ', { label: 'shop', href: 'https://shop.example', external: true }]] },
        { figures: [{ value: '2', unit: 'years', text: 'Warranty' }] },
      ],
    },
  ],
};
