import type { PageKind } from '#core/links/page-schema.ts';
import type { SectionValue } from '#core/section/define.ts';
import { account } from '#features/account/account.ts';
import { login } from '#features/account/login/login.ts';
import { mailLink } from '#features/account/mail-link/mail-link.ts';
import { productRegistration } from '#features/account/product-registration/product-registration.ts';
import { serviceRequest } from '#features/account/service-request/service-request.ts';
import { availability } from '#features/buying/availability/availability.ts';
import { preorder } from '#features/buying/availability/preorder.ts';
import { compare } from '#features/buying/compare.ts';
import { accessories } from '#features/buying/contents/accessories.ts';
import { box } from '#features/buying/contents/box.ts';
import { offers } from '#features/buying/prices/offers.ts';
import { price } from '#features/buying/prices/price.ts';
import { comparison } from '#features/catalogue/comparison/comparison.ts';
import { finder } from '#features/catalogue/finder/finder.ts';
import { robots } from '#features/catalogue/robots/robots.ts';
import { carousel } from '#features/home/carousel/carousel.ts';
import { ecosystem } from '#features/home/ecosystem/ecosystem.ts';
import { pair } from '#features/home/pair.ts';
import { press } from '#features/home/press.ts';
import { shelf } from '#features/home/shelf.ts';
import { article } from '#features/news/article.ts';
import { newsList } from '#features/news/news-list.ts';
import { newsletter } from '#features/newsletter/newsletter.ts';
import { appFeatures } from '#features/product/app-features/app-features.ts';
import { closing } from '#features/product/closing.ts';
import { details } from '#features/product/facts/details.ts';
import { specs } from '#features/product/facts/specs.ts';
import { gallery } from '#features/product/gallery/gallery.ts';
import { hero } from '#features/product/hero/hero.ts';
import { liveRobot } from '#features/product/live-robot/live-robot.ts';
import { showpiece } from '#features/product/showpiece/showpiece.ts';
import { size } from '#features/product/size/size.ts';
import { theater } from '#features/product/theater.ts';
import { playground } from '#features/programming/playground.ts';
import { programmingHead } from '#features/programming/programming-head.ts';
import { programmingRobots } from '#features/programming/programming-robots.ts';
import { programmingWays } from '#features/programming/programming-ways.ts';
import { programs } from '#features/programming/programs/programs.ts';
import { voice } from '#features/programming/voice.ts';
import { regions } from '#features/regions/regions.ts';
import { promoBanners } from '#features/sale/banners/promo-banners.ts';
import { saleHero } from '#features/sale/banners/sale-hero.ts';
import { benefits } from '#features/sale/benefits/benefits.ts';
import { giftGuide } from '#features/sale/benefits/gift-guide.ts';
import { memberOffers } from '#features/sale/benefits/member-offers.ts';
import { rewards } from '#features/sale/benefits/rewards.ts';
import { deals } from '#features/sale/deals/deals.ts';
import { draw } from '#features/sale/draw/draw.ts';
import { drawResults } from '#features/sale/draw/draw-results.ts';
import { stages } from '#features/sale/stages.ts';
import { saleArchive } from '#features/sale/terms/sale-archive.ts';
import { saleTerms } from '#features/sale/terms/sale-terms.ts';
import { searchResults } from '#features/search/search-results/search-results.ts';
import { pageHead } from '#features/shell/page-head.ts';
import { contacts } from '#features/support/contacts/contacts.ts';
import { dealers } from '#features/support/contacts/dealers.ts';
import { helpContact } from '#features/support/contacts/help-contact.ts';
import { cookieTable } from '#features/support/cookie-table.ts';
import { appDownload } from '#features/support/downloads/app-download.ts';
import { downloads } from '#features/support/downloads/downloads.ts';
import { faq } from '#features/support/faq/faq.ts';
import { linkGroups } from '#features/support/link-groups/link-groups.ts';
import { manuals } from '#features/support/manuals/manuals.ts';
import { prose } from '#features/support/prose/prose.ts';

const onPages = <Kind extends object>(kind: Kind, ...pages: PageKind[]) => ({ ...kind, pages });

/** Every kind of section by its name in `page.yaml`, with the kinds of page that may contain it. */
export const sectionKinds = {
  accessories: onPages(accessories, 'product'),
  account: onPages(account, 'form'),
  'app-download': onPages(appDownload, 'support'),
  'app-features': onPages(appFeatures, 'product'),
  article: onPages(article, 'news'),
  availability: onPages(availability, 'product'),
  benefits: onPages(benefits, 'sale'),
  box: onPages(box, 'product'),
  carousel: onPages(carousel, 'home'),
  closing: onPages(closing, 'product'),
  compare: onPages(compare, 'product'),
  comparison: onPages(comparison, 'catalogue'),
  contacts: onPages(contacts, 'support'),
  'cookie-table': onPages(cookieTable, 'support'),
  dealers: onPages(dealers, 'support'),
  deals: onPages(deals, 'sale'),
  details: onPages(details, 'product', 'support'),
  downloads: onPages(downloads, 'support'),
  draw: onPages(draw, 'sale'),
  'draw-results': onPages(drawResults, 'support'),
  ecosystem: onPages(ecosystem, 'home'),
  faq: onPages(faq, 'support'),
  finder: onPages(finder, 'catalogue'),
  gallery: onPages(gallery, 'product'),
  'gift-guide': onPages(giftGuide, 'sale'),
  'help-contact': onPages(helpContact, 'support'),
  hero: onPages(hero, 'product'),
  'link-groups': onPages(linkGroups, 'support'),
  'live-robot': onPages(liveRobot, 'product'),
  login: onPages(login, 'form'),
  'mail-link': onPages(mailLink, 'form'),
  manuals: onPages(manuals, 'support'),
  'member-offers': onPages(memberOffers, 'sale'),
  'news-list': onPages(newsList, 'news'),
  newsletter: onPages(newsletter, 'home', 'product', 'sale'),
  offers: onPages(offers, 'product'),
  'page-head': onPages(pageHead, 'catalogue', 'support', 'news'),
  pair: onPages(pair, 'home'),
  playground: onPages(playground, 'programming'),
  preorder: onPages(preorder, 'product'),
  press: onPages(press, 'home'),
  price: onPages(price, 'product'),
  'product-registration': onPages(productRegistration, 'form'),
  'programming-head': onPages(programmingHead, 'programming'),
  'programming-robots': onPages(programmingRobots, 'programming'),
  'programming-ways': onPages(programmingWays, 'programming'),
  programs: onPages(programs, 'product'),
  'promo-banners': onPages(promoBanners, 'sale'),
  prose: onPages(prose, 'support'),
  regions: onPages(regions, 'chooser'),
  rewards: onPages(rewards, 'sale'),
  robots: onPages(robots, 'catalogue'),
  'sale-archive': onPages(saleArchive, 'support'),
  'sale-hero': onPages(saleHero, 'sale'),
  'sale-terms': onPages(saleTerms, 'sale', 'support'),
  'search-results': onPages(searchResults, 'catalogue'),
  'service-request': onPages(serviceRequest, 'form'),
  shelf: onPages(shelf, 'home'),
  showpiece: onPages(showpiece, 'product'),
  size: onPages(size, 'product'),
  specs: onPages(specs, 'product'),
  stages: onPages(stages, 'sale'),
  theater: onPages(theater, 'product'),
  voice: onPages(voice, 'product'),
};

export type SectionKindName = keyof typeof sectionKinds;

export const isSectionKind = (name: string): name is SectionKindName => Object.hasOwn(sectionKinds, name);

/** The kinds of section that a kind of page may contain, in alphabetical order. */
export const sectionKindsOn = (page: PageKind): SectionKindName[] =>
  Object.entries(sectionKinds)
    .filter(([, { pages }]) => pages.includes(page))
    .map(([name]) => name as SectionKindName)
    .sort();

export type Section = {
  [Name in SectionKindName]: SectionValue<Name, (typeof sectionKinds)[Name]>;
}[SectionKindName];

export type SectionByKind<Name extends SectionKindName> = Extract<Section, { kind: Name }>;
