import type { Page, Section } from '#rules/page/page-value.ts';
import { AccessoriesSection } from '../sections/accessories/accessories.tsx';
import { AppFeaturesSection } from '../sections/app-features/app-features.tsx';
import { BoxSection } from '../sections/box/box.tsx';
import { ClosingSection } from '../sections/closing/closing.tsx';
import { CompareSection } from '../sections/compare/compare.tsx';
import { DetailsSection } from '../sections/details/details.tsx';
import { FiguresSection } from '../sections/figures/figures.tsx';
import { GallerySection } from '../sections/gallery/gallery.tsx';
import { HeroSection } from '../sections/hero/hero.tsx';
import { HightechSection } from '../sections/hightech/hightech.tsx';
import { LiveRobotSection } from '../sections/live-robot/live-robot.tsx';
import { ModesSection } from '../sections/modes/modes.tsx';
import { MorphSection } from '../sections/morph/morph.tsx';
import { NewsletterSection } from '../sections/newsletter/newsletter.tsx';
import { OffersSection } from '../sections/offers/offers.tsx';
import { PairSection } from '../sections/pair/pair.tsx';
import { PartsSection } from '../sections/parts/parts.tsx';
import { PlaygroundSection } from '../sections/playground/playground.tsx';
import { PreorderSection } from '../sections/preorder/preorder.tsx';
import { PriceSection } from '../sections/price/price.tsx';
import { ShapesSection } from '../sections/shapes/shapes.tsx';
import { SpecsSection } from '../sections/specs/specs.tsx';
import { anchorsOf } from '../sections/subnav/anchors-of.ts';
import { Subnav } from '../sections/subnav/subnav.tsx';
import { TheaterSection } from '../sections/theater/theater.tsx';
import { TimelineSection } from '../sections/timeline/timeline.tsx';
import { VersionsSection } from '../sections/versions/versions.tsx';
import { VoiceSection } from '../sections/voice/voice.tsx';

/** A product: its own bar, then its sections in the order of its content. */
export function ProductPage({ page }: { page: Page }) {
  const { product } = page.head;
  return (
    <>
      {product && (
        <Subnav
          name={product.name}
          label={page.messages.nav.sections}
          anchors={anchorsOf(page.sections)}
          offer={product.offer}
        />
      )}
      {page.sections.map((section) => (
        <ProductSection key={section.id} section={section} />
      ))}
    </>
  );
}

function ProductSection({ section }: { section: Section }) {
  switch (section.kind) {
    case 'accessories':
      return <AccessoriesSection section={section} />;
    case 'app-features':
      return <AppFeaturesSection section={section} />;
    case 'box':
      return <BoxSection section={section} />;
    case 'closing':
      return <ClosingSection section={section} />;
    case 'compare':
      return <CompareSection section={section} />;
    case 'details':
      return <DetailsSection section={section} />;
    case 'figures':
      return <FiguresSection section={section} />;
    case 'gallery':
      return <GallerySection section={section} />;
    case 'hero':
      return <HeroSection section={section} />;
    case 'hightech':
      return <HightechSection section={section} />;
    case 'live-robot':
      return <LiveRobotSection section={section} />;
    case 'modes':
      return <ModesSection section={section} />;
    case 'morph':
      return <MorphSection section={section} />;
    case 'newsletter':
      return <NewsletterSection section={section} />;
    case 'offers':
      return <OffersSection section={section} />;
    case 'pair':
      return <PairSection section={section} />;
    case 'parts':
      return <PartsSection section={section} />;
    case 'playground':
      return <PlaygroundSection section={section} />;
    case 'preorder':
      return <PreorderSection section={section} />;
    case 'price':
      return <PriceSection section={section} />;
    case 'shapes':
      return <ShapesSection section={section} />;
    case 'specs':
      return <SpecsSection section={section} />;
    case 'theater':
      return <TheaterSection section={section} />;
    case 'timeline':
      return <TimelineSection section={section} />;
    case 'versions':
      return <VersionsSection section={section} />;
    case 'voice':
      return <VoiceSection section={section} />;
    default:
      throw new Error(`a product page has no section of kind "${section.kind}"`);
  }
}
