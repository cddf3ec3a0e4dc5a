import type { SpecsValue } from './specs.ts';

export const specsExample: SpecsValue = {
  id: 'specs',
  kind: 'specs',
  anchor: 'megatron-specs',
  nav: 'Specs',
  surface: 'white',
  heading: 'Specifications',
  groups: [
    {
      id: 'body',
      title: 'Body',
      rows: [
        { name: 'Weight', value: '3.8 kg' },
        { name: 'Servos', value: '36' },
      ],
    },
    { id: 'power', title: 'Power', rows: [{ name: 'Battery', value: '2,700 mAh' }] },
  ],
};
