// Written by `npm run new -- tables` from pages/sections.ts.

import { NewsletterSection } from '#features/newsletter/newsletter.tsx';
import { BenefitsSection } from '#features/sale/benefits/benefits.tsx';
import { DealsSection } from '#features/sale/deals/deals.tsx';
import { DrawSection } from '#features/sale/draw.tsx';
import { GiftGuideSection } from '#features/sale/gift-guide.tsx';
import { MemberOffersSection } from '#features/sale/member-offers.tsx';
import { PromoBannersSection } from '#features/sale/promo-banners.tsx';
import { RewardsSection } from '#features/sale/rewards.tsx';
import { SaleHeroSection } from '#features/sale/sale-hero/sale-hero.tsx';
import { SaleTermsSection } from '#features/sale/sale-terms.tsx';
import { StagesSection } from '#features/sale/stages.tsx';
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
