import { exampleBasePicture } from '#tests/support/examples/page.examples.ts';
import type { GiftGuideValue } from './gift-guide.ts';

export const giftGuideExample: GiftGuideValue = {
  id: 'guide',
  kind: 'gift-guide',
  heading: 'Which one for whom?',
  text: 'Three questions, one answer.',
  label: 'Find it',
  link: { href: '/us/which-robot', external: false },
  guide: { href: 'https://blog.example/gift-guide', external: true, label: 'Open the gift guide' },
  accent: 'cyan',
  picture: exampleBasePicture,
};
