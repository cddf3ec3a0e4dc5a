import type { ComponentType } from 'react';
import type { SectionByKind, SectionKindName } from './sections.ts';

/** Loads the component of each kind of section. The build joins the styles of those that a kind of page may have. */
export const sectionComponents: {
  [Name in SectionKindName]: () => Promise<ComponentType<{ section: SectionByKind<Name> }>>;
} = {
  accessories: () => import('#features/buying/contents/accessories.tsx').then((module) => module.AccessoriesSection),
  account: () => import('#features/account/account.tsx').then((module) => module.AccountSection),
  'app-download': () =>
    import('#features/support/downloads/app-download.tsx').then((module) => module.AppDownloadSection),
  'app-features': () =>
    import('#features/product/app-features/app-features.tsx').then((module) => module.AppFeaturesSection),
  article: () => import('#features/news/article.tsx').then((module) => module.ArticleSection),
  availability: () =>
    import('#features/buying/availability/availability.tsx').then((module) => module.AvailabilitySection),
  benefits: () => import('#features/sale/benefits/benefits.tsx').then((module) => module.BenefitsSection),
  box: () => import('#features/buying/contents/box.tsx').then((module) => module.BoxSection),
  carousel: () => import('#features/home/carousel/carousel.tsx').then((module) => module.CarouselSection),
  closing: () => import('#features/product/closing.tsx').then((module) => module.ClosingSection),
  compare: () => import('#features/buying/compare.tsx').then((module) => module.CompareSection),
  comparison: () => import('#features/catalogue/comparison/comparison.tsx').then((module) => module.ComparisonSection),
  contacts: () => import('#features/support/contacts/contacts.tsx').then((module) => module.ContactsSection),
  'cookie-table': () => import('#features/support/cookie-table.tsx').then((module) => module.CookieTableSection),
  dealers: () => import('#features/support/contacts/dealers.tsx').then((module) => module.DealersSection),
  deals: () => import('#features/sale/deals/deals.tsx').then((module) => module.DealsSection),
  details: () => import('#features/product/facts/details.tsx').then((module) => module.DetailsSection),
  downloads: () => import('#features/support/downloads/downloads.tsx').then((module) => module.DownloadsSection),
  draw: () => import('#features/sale/draw/draw.tsx').then((module) => module.DrawSection),
  'draw-results': () => import('#features/sale/draw/draw-results.tsx').then((module) => module.DrawResultsSection),
  ecosystem: () => import('#features/home/ecosystem/ecosystem.tsx').then((module) => module.EcosystemSection),
  faq: () => import('#features/support/faq/faq.tsx').then((module) => module.FaqSection),
  finder: () => import('#features/catalogue/finder/finder.tsx').then((module) => module.FinderSection),
  gallery: () => import('#features/product/gallery/gallery.tsx').then((module) => module.GallerySection),
  'gift-guide': () => import('#features/sale/benefits/gift-guide.tsx').then((module) => module.GiftGuideSection),
  'help-contact': () =>
    import('#features/support/contacts/help-contact.tsx').then((module) => module.HelpContactSection),
  hero: () => import('#features/product/hero/hero.tsx').then((module) => module.HeroSection),
  'link-groups': () =>
    import('#features/support/link-groups/link-groups.tsx').then((module) => module.LinkGroupsSection),
  'live-robot': () => import('#features/product/live-robot/live-robot.tsx').then((module) => module.LiveRobotSection),
  login: () => import('#features/account/login/login.tsx').then((module) => module.LoginSection),
  'mail-link': () => import('#features/account/mail-link/mail-link.tsx').then((module) => module.MailLinkSection),
  manuals: () => import('#features/support/manuals/manuals.tsx').then((module) => module.ManualsSection),
  'member-offers': () =>
    import('#features/sale/benefits/member-offers.tsx').then((module) => module.MemberOffersSection),
  'news-list': () => import('#features/news/news-list.tsx').then((module) => module.NewsListSection),
  newsletter: () => import('#features/newsletter/newsletter.tsx').then((module) => module.NewsletterSection),
  offers: () => import('#features/buying/prices/offers.tsx').then((module) => module.OffersSection),
  'page-head': () => import('#features/shell/page-head.tsx').then((module) => module.PageHeadSection),
  pair: () => import('#features/home/pair.tsx').then((module) => module.PairSection),
  playground: () => import('#features/programming/playground.tsx').then((module) => module.PlaygroundSection),
  preorder: () => import('#features/buying/availability/preorder.tsx').then((module) => module.PreorderSection),
  press: () => import('#features/home/press.tsx').then((module) => module.PressSection),
  price: () => import('#features/buying/prices/price.tsx').then((module) => module.PriceSection),
  'product-registration': () =>
    import('#features/account/product-registration/product-registration.tsx').then(
      (module) => module.ProductRegistrationSection,
    ),
  'programming-head': () =>
    import('#features/programming/programming-head.tsx').then((module) => module.ProgrammingHeadSection),
  'programming-robots': () =>
    import('#features/programming/programming-robots.tsx').then((module) => module.ProgrammingRobotsSection),
  'programming-ways': () =>
    import('#features/programming/programming-ways.tsx').then((module) => module.ProgrammingWaysSection),
  programs: () => import('#features/programming/programs/programs.tsx').then((module) => module.ProgramsSection),
  'promo-banners': () =>
    import('#features/sale/banners/promo-banners.tsx').then((module) => module.PromoBannersSection),
  prose: () => import('#features/support/prose/prose.tsx').then((module) => module.ProseSection),
  regions: () => import('#features/regions/regions.tsx').then((module) => module.RegionsSection),
  rewards: () => import('#features/sale/benefits/rewards.tsx').then((module) => module.RewardsSection),
  robots: () => import('#features/catalogue/robots/robots.tsx').then((module) => module.RobotsSection),
  'sale-archive': () => import('#features/sale/terms/sale-archive.tsx').then((module) => module.SaleArchiveSection),
  'sale-hero': () => import('#features/sale/banners/sale-hero.tsx').then((module) => module.SaleHeroSection),
  'sale-terms': () => import('#features/sale/terms/sale-terms.tsx').then((module) => module.SaleTermsSection),
  'search-results': () =>
    import('#features/search/search-results/search-results.tsx').then((module) => module.SearchResultsSection),
  'service-request': () =>
    import('#features/account/service-request/service-request.tsx').then((module) => module.ServiceRequestSection),
  shelf: () => import('#features/home/shelf.tsx').then((module) => module.ShelfSection),
  showpiece: () => import('#features/product/showpiece/showpiece.tsx').then((module) => module.ShowpieceSection),
  size: () => import('#features/product/size/size.tsx').then((module) => module.SizeSection),
  specs: () => import('#features/product/facts/specs.tsx').then((module) => module.SpecsSection),
  stages: () => import('#features/sale/stages.tsx').then((module) => module.StagesSection),
  theater: () => import('#features/product/theater.tsx').then((module) => module.TheaterSection),
  voice: () => import('#features/programming/voice.tsx').then((module) => module.VoiceSection),
};
