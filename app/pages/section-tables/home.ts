// Written by `npm run new -- tables` from rules/sections/registry.ts.
import { CarouselSection } from '../../sections/carousel/carousel.tsx';
import { EcosystemSection } from '../../sections/ecosystem/ecosystem.tsx';
import { NewsletterSection } from '../../sections/newsletter/newsletter.tsx';
import { PairSection } from '../../sections/pair/pair.tsx';
import { PressSection } from '../../sections/press/press.tsx';
import { ShelfSection } from '../../sections/shelf/shelf.tsx';
import type { SectionComponents } from '../page-sections.tsx';

export const homeSections: SectionComponents<'home'> = {
  carousel: CarouselSection,
  ecosystem: EcosystemSection,
  newsletter: NewsletterSection,
  pair: PairSection,
  press: PressSection,
  shelf: ShelfSection,
};
