// Written by `npm run new -- tables` from pages/sections.ts.
import { CarouselSection } from '#features/home/carousel/carousel.tsx';
import { EcosystemSection } from '#features/home/ecosystem/ecosystem.tsx';
import { PairSection } from '#features/home/pair.tsx';
import { PressSection } from '#features/home/press.tsx';
import { ShelfSection } from '#features/home/shelf.tsx';
import { NewsletterSection } from '#features/newsletter/newsletter.tsx';
import type { SectionComponents } from '../page-sections.tsx';

export const homeSections: SectionComponents<'home'> = {
  carousel: CarouselSection,
  ecosystem: EcosystemSection,
  newsletter: NewsletterSection,
  pair: PairSection,
  press: PressSection,
  shelf: ShelfSection,
};
