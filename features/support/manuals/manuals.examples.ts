import type { ManualsValue } from './manuals.ts';

export const manualsExample: ManualsValue = {
  id: 'guides',
  kind: 'manuals',
  surface: 'white',
  heading: 'Guides by series',
  thName: 'Name',
  thSize: 'Size',
  thUpdateTime: 'Updated',
  note: 'Every guide is a PDF in A5.',
  series: [
    {
      id: 'flagship',
      seriesName: 'Flagship',
      rows: [
        {
          product: 'flagshipMegatron',
          name: 'Flagship Megatron',
          href: '/media/manuals/flagshipMegatron/en.abcdef12.pdf',
          size: '0.3 M',
          updated: '2026-11-21',
        },
        {
          product: 'flagshipBumblebee',
          name: 'Flagship Bumblebee',
          href: '/media/manuals/flagshipBumblebee/en.abcdef34.pdf',
          size: '0.3 M',
          updated: '2026-11-20',
        },
      ],
    },
    {
      id: 'ai-base',
      seriesName: 'AI Base',
      rows: [
        {
          product: 'aiBase',
          name: 'AI Base',
          href: '/media/manuals/aiBase/en.abcdef56.pdf',
          size: '0.2 M',
          updated: '2026-11-21',
        },
      ],
    },
  ],
};
