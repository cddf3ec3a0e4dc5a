import type { TimelineValue } from './timeline.ts';

export const timelineExample: TimelineValue = {
  id: 'timeline',
  kind: 'timeline',
  anchor: 'timeline',
  surface: 'white',
  nav: 'Timeline',
  heading: 'From pre-order to delivery.',
  lead: 'Every date of the first run.',
  now: 'Now',
  events: [
    { id: 'opens', time: 'May 25, 2023', text: 'Pre-orders open.', isNow: false },
    { id: 'preorder', time: 'Until July 25, 2023', text: 'Pre-orders are taken.', isNow: true },
    { id: 'shipment', time: 'Q4 2023', text: 'The robots are shipped.', isNow: false },
  ],
};
