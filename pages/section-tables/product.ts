// Written by `npm run new -- tables` from pages/sections.ts.
import { AccessoriesSection } from '#features/buying/accessories.tsx';
import { AvailabilitySection } from '#features/buying/availability.tsx';
import { BoxSection } from '#features/buying/box.tsx';
import { CompareSection } from '#features/buying/compare.tsx';
import { OffersSection } from '#features/buying/offers.tsx';
import { PreorderSection } from '#features/buying/preorder.tsx';
import { PriceSection } from '#features/buying/price.tsx';
import { VersionsSection } from '#features/buying/versions.tsx';
import { NewsletterSection } from '#features/newsletter/newsletter.tsx';
import { AppFeaturesSection } from '#features/product/app-features/app-features.tsx';
import { ClosingSection } from '#features/product/closing.tsx';
import { DetailsSection } from '#features/product/details.tsx';
import { FiguresSection } from '#features/product/figures.tsx';
import { GallerySection } from '#features/product/gallery/gallery.tsx';
import { HeroSection } from '#features/product/hero/hero.tsx';
import { LiveRobotSection } from '#features/product/live-robot/live-robot.tsx';
import { MorphSection } from '#features/product/morph.tsx';
import { PartsSection } from '#features/product/parts/parts.tsx';
import { ShapesSection } from '#features/product/shapes.tsx';
import { SizeSection } from '#features/product/size/size.tsx';
import { SpecsSection } from '#features/product/specs.tsx';
import { TheaterSection } from '#features/product/theater.tsx';
import { TimelineSection } from '#features/product/timeline.tsx';
import { ProgramsSection } from '#features/programming/programs/programs.tsx';
import { VoiceSection } from '#features/programming/voice.tsx';
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
