import { examplePicture } from '#tests/support/examples/page.examples.ts';
import type { DealersValue } from './dealers.ts';

export const dealersExample: DealersValue = {
  id: 'dealers',
  kind: 'dealers',
  opensSite: 'opens another site',
  heading: 'Authorized dealers',
  lead: 'Samples.',
  dealers: [
    {
      id: 'a',
      title: 'Sample Dealer A',
      mark: 'A',
      address: ['1 Example Street', 'Sampletown'],
      text: 'Shows robots in the shop',
      link: { href: 'https://dealer-a.example', external: true },
    },
    {
      id: 'b',
      title: 'Sample Dealer B',
      mark: 'B',
      text: 'Sells online',
      link: { href: 'https://dealer-b.example', external: true },
    },
  ],
  store: {
    heading: 'The official store.',
    text: 'Every robot.',
    button: 'To the shop',
    link: { href: 'https://shop.example/', external: true },
    picture: examplePicture,
  },
};
