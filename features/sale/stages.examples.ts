import { noticeExample } from '../notices/notice-form.examples.ts';
import type { StagesValue } from './stages.ts';

/** In the second of three stages. */
export const stagesExample: StagesValue = {
  id: 'stages',
  kind: 'stages',
  anchor: undefined,
  heading: 'Three stages',
  link: { href: '/uk/dates', label: 'All dates' },
  stages: [
    {
      id: 'early',
      state: 'past',
      title: ['Early', 'Black Friday'],
      days: '14–21 November',
      note: 'Over',
      notice: undefined,
    },
    { id: 'main', state: 'live', title: ['Black Friday'], days: '22–29 November', note: 'Live now', notice: undefined },
    {
      id: 'cyber',
      state: 'locked',
      title: ['Cyber Monday'],
      days: '30 November – 4 December',
      note: 'Opens 30 November, 09:00 GMT',
      notice: { ...noticeExample, topic: 'sale:black-friday:cyber', kind: 'sale' },
    },
  ],
};
