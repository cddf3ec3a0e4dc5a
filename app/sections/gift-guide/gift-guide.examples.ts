import type { SectionOf } from '#rules/sections/registry.ts';
import { exampleBasePicture } from '../../context/page.examples.ts';

export const giftGuideExample: SectionOf<'gift-guide'> = {
  id: 'guide',
  kind: 'gift-guide',
  heading: 'Which one for whom?',
  text: 'Three questions, one answer.',
  label: 'Open the gift guide',
  link: { href: 'https://shop.example/gift-guide', external: true },
  accent: 'cyan',
  picture: exampleBasePicture,
};
