// Written by `npm run new -- tables` from rules/sections/registry.ts.
import { AccessoriesSection } from '../../sections/accessories/accessories.tsx';
import { AppFeaturesSection } from '../../sections/app-features/app-features.tsx';
import { AvailabilitySection } from '../../sections/availability/availability.tsx';
import { BoxSection } from '../../sections/box/box.tsx';
import { ClosingSection } from '../../sections/closing/closing.tsx';
import { CompareSection } from '../../sections/compare/compare.tsx';
import { DetailsSection } from '../../sections/details/details.tsx';
import { FiguresSection } from '../../sections/figures/figures.tsx';
import { GallerySection } from '../../sections/gallery/gallery.tsx';
import { HeroSection } from '../../sections/hero/hero.tsx';
import { LiveRobotSection } from '../../sections/live-robot/live-robot.tsx';
import { MorphSection } from '../../sections/morph/morph.tsx';
import { NewsletterSection } from '../../sections/newsletter/newsletter.tsx';
import { OffersSection } from '../../sections/offers/offers.tsx';
import { PartsSection } from '../../sections/parts/parts.tsx';
import { PreorderSection } from '../../sections/preorder/preorder.tsx';
import { PriceSection } from '../../sections/price/price.tsx';
import { ProgramsSection } from '../../sections/programs/programs.tsx';
import { ShapesSection } from '../../sections/shapes/shapes.tsx';
import { SizeSection } from '../../sections/size/size.tsx';
import { SpecsSection } from '../../sections/specs/specs.tsx';
import { TheaterSection } from '../../sections/theater/theater.tsx';
import { TimelineSection } from '../../sections/timeline/timeline.tsx';
import { VersionsSection } from '../../sections/versions/versions.tsx';
import { VoiceSection } from '../../sections/voice/voice.tsx';
import type { SectionComponents } from '../page-sections.tsx';

export const productSections: SectionComponents<'product'> = {
  accessories: AccessoriesSection,
  'app-features': AppFeaturesSection,
  availability: AvailabilitySection,
  box: BoxSection,
  closing: ClosingSection,
  compare: CompareSection,
  details: DetailsSection,
  figures: FiguresSection,
  gallery: GallerySection,
  hero: HeroSection,
  'live-robot': LiveRobotSection,
  morph: MorphSection,
  newsletter: NewsletterSection,
  offers: OffersSection,
  parts: PartsSection,
  preorder: PreorderSection,
  price: PriceSection,
  programs: ProgramsSection,
  shapes: ShapesSection,
  size: SizeSection,
  specs: SpecsSection,
  theater: TheaterSection,
  timeline: TimelineSection,
  versions: VersionsSection,
  voice: VoiceSection,
};
