import type { Page, Section } from '#rules/page/page-value.ts';
import { CarouselSection } from '../sections/carousel/carousel.tsx';
import { EcosystemSection } from '../sections/ecosystem/ecosystem.tsx';
import { NewsletterSection } from '../sections/newsletter/newsletter.tsx';
import { PairSection } from '../sections/pair/pair.tsx';
import { PressSection } from '../sections/press/press.tsx';
import { ShelfSection } from '../sections/shelf/shelf.tsx';

/** The home page of an edition: what it puts forward now. */
export const HomePage = ({ page }: { page: Page }) => (
  <>
    <h1 className="visually-hidden">{page.head.title}</h1>
    {page.sections.map((section) => (
      <HomeSection key={section.id} section={section} />
    ))}
  </>
);

function HomeSection({ section }: { section: Section }) {
  switch (section.kind) {
    case 'carousel':
      return <CarouselSection section={section} />;
    case 'pair':
      return <PairSection section={section} />;
    case 'shelf':
      return <ShelfSection section={section} />;
    case 'ecosystem':
      return <EcosystemSection section={section} />;
    case 'press':
      return <PressSection section={section} />;
    case 'newsletter':
      return <NewsletterSection section={section} />;
    default:
      throw new Error(`the home page has no section of the kind "${section.kind}"`);
  }
}
