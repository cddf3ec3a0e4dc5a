// Written by `npm run new -- tables` from rules/sections/registry.ts.
import { BenefitsSection } from '../../sections/benefits/benefits.tsx';
import { DealsSection } from '../../sections/deals/deals.tsx';
import { DrawSection } from '../../sections/draw/draw.tsx';
import { GiftGuideSection } from '../../sections/gift-guide/gift-guide.tsx';
import { MemberOffersSection } from '../../sections/member-offers/member-offers.tsx';
import { NewsletterSection } from '../../sections/newsletter/newsletter.tsx';
import { PromoBannersSection } from '../../sections/promo-banners/promo-banners.tsx';
import { RewardsSection } from '../../sections/rewards/rewards.tsx';
import { SaleHeroSection } from '../../sections/sale-hero/sale-hero.tsx';
import { SaleTermsSection } from '../../sections/sale-terms/sale-terms.tsx';
import { StagesSection } from '../../sections/stages/stages.tsx';
import type { SectionComponents } from '../page-sections.tsx';

export const saleSections: SectionComponents<'sale'> = {
  benefits: BenefitsSection,
  deals: DealsSection,
  draw: DrawSection,
  'gift-guide': GiftGuideSection,
  'member-offers': MemberOffersSection,
  newsletter: NewsletterSection,
  'promo-banners': PromoBannersSection,
  rewards: RewardsSection,
  'sale-hero': SaleHeroSection,
  'sale-terms': SaleTermsSection,
  stages: StagesSection,
};
