import type { Page, Section } from '#rules/page/page-value.ts';
import { BenefitsSection } from '../sections/benefits/benefits.tsx';
import { DealsSection } from '../sections/deals/deals.tsx';
import { DrawSection } from '../sections/draw/draw.tsx';
import { GiftGuideSection } from '../sections/gift-guide/gift-guide.tsx';
import { MemberOffersSection } from '../sections/member-offers/member-offers.tsx';
import { NewsletterSection } from '../sections/newsletter/newsletter.tsx';
import { PromoBannersSection } from '../sections/promo-banners/promo-banners.tsx';
import { RewardsSection } from '../sections/rewards/rewards.tsx';
import { SaleHeroSection } from '../sections/sale-hero/sale-hero.tsx';
import { SaleTermsSection } from '../sections/sale-terms/sale-terms.tsx';
import { StagesSection } from '../sections/stages/stages.tsx';

/**
 * A page of a campaign: what is sold in it, by stages, and what comes with it; or what it will bring, while it is only
 * announced.
 */
export function SalePage({ page }: { page: Page }) {
  const hasHero = page.sections.some(({ kind }) => kind === 'sale-hero');
  return (
    <>
      {!hasHero && <h1 className="visually-hidden">{page.head.title}</h1>}
      {page.sections.map((section) => (
        <SaleSection key={section.id} section={section} />
      ))}
    </>
  );
}

function SaleSection({ section }: { section: Section }) {
  switch (section.kind) {
    case 'benefits':
      return <BenefitsSection section={section} />;
    case 'deals':
      return <DealsSection section={section} />;
    case 'draw':
      return <DrawSection section={section} />;
    case 'gift-guide':
      return <GiftGuideSection section={section} />;
    case 'member-offers':
      return <MemberOffersSection section={section} />;
    case 'newsletter':
      return <NewsletterSection section={section} />;
    case 'promo-banners':
      return <PromoBannersSection section={section} />;
    case 'rewards':
      return <RewardsSection section={section} />;
    case 'sale-hero':
      return <SaleHeroSection section={section} />;
    case 'sale-terms':
      return <SaleTermsSection section={section} />;
    case 'stages':
      return <StagesSection section={section} />;
    default:
      throw new Error(`a sale page has no section of kind "${section.kind}"`);
  }
}
