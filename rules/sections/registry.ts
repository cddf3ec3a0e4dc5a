import type { PageKind } from '../schema/page.ts';
import { accessories } from './buying/accessories.ts';
import { availability } from './buying/availability.ts';
import { box } from './buying/box.ts';
import { compare } from './buying/compare.ts';
import { offers } from './buying/offers.ts';
import { preorder } from './buying/preorder.ts';
import { price } from './buying/price.ts';
import { versions } from './buying/versions.ts';
import { comparison } from './catalogue/comparison.ts';
import { finder } from './catalogue/finder.ts';
import { robots } from './catalogue/robots.ts';
import { searchResults } from './catalogue/search-results.ts';
import { regions } from './chooser/regions.ts';
import { account } from './form/account.ts';
import { login } from './form/login.ts';
import { mailLink } from './form/mail-link.ts';
import { productRegistration } from './form/product-registration.ts';
import { serviceRequest } from './form/service-request.ts';
import { carousel } from './home/carousel.ts';
import { ecosystem } from './home/ecosystem.ts';
import { press } from './home/press.ts';
import { shelf } from './home/shelf.ts';
import { article } from './news/article.ts';
import { newsList } from './news/news-list.ts';
import type { SectionValue } from './parts/define.ts';
import { appFeatures } from './product/app-features.ts';
import { closing } from './product/closing.ts';
import { details } from './product/details.ts';
import { figures } from './product/figures.ts';
import { gallery } from './product/gallery.ts';
import { hero } from './product/hero.ts';
import { liveRobot } from './product/live-robot.ts';
import { morph } from './product/morph.ts';
import { parts } from './product/parts.ts';
import { programs } from './product/programs.ts';
import { shapes } from './product/shapes.ts';
import { size } from './product/size.ts';
import { specs } from './product/specs.ts';
import { theater } from './product/theater.ts';
import { timeline } from './product/timeline.ts';
import { voice } from './product/voice.ts';
import { playground } from './programming/playground.ts';
import { programmingHead } from './programming/programming-head.ts';
import { programmingRobots } from './programming/programming-robots.ts';
import { programmingWays } from './programming/programming-ways.ts';
import { benefits } from './sale/benefits.ts';
import { deals } from './sale/deals.ts';
import { draw } from './sale/draw.ts';
import { giftGuide } from './sale/gift-guide.ts';
import { memberOffers } from './sale/member-offers.ts';
import { promoBanners } from './sale/promo-banners.ts';
import { rewards } from './sale/rewards.ts';
import { saleHero } from './sale/sale-hero.ts';
import { saleTerms } from './sale/sale-terms.ts';
import { stages } from './sale/stages.ts';
import { newsletter } from './shared/newsletter.ts';
import { pageHead } from './shared/page-head.ts';
import { pair } from './shared/pair.ts';
import { appDownload } from './support/app-download.ts';
import { contacts } from './support/contacts.ts';
import { cookieTable } from './support/cookie-table.ts';
import { dealers } from './support/dealers.ts';
import { downloads } from './support/downloads.ts';
import { drawResults } from './support/draw-results.ts';
import { faq } from './support/faq.ts';
import { helpContact } from './support/help-contact.ts';
import { linkGroups } from './support/link-groups.ts';
import { manuals } from './support/manuals.ts';
import { prose } from './support/prose.ts';
import { saleArchive } from './support/sale-archive.ts';

const onPages = <Kind extends object, const Pages extends readonly [PageKind, ...PageKind[]]>(
  kind: Kind,
  ...pages: Pages
) => ({ ...kind, pages });

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
  figures: onPages(figures, 'product'),
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
  morph: onPages(morph, 'product'),
  'news-list': onPages(newsList, 'news'),
  newsletter: onPages(newsletter, 'home', 'product', 'sale'),
  offers: onPages(offers, 'product'),
  'page-head': onPages(pageHead, 'catalogue', 'support', 'news'),
  pair: onPages(pair, 'home'),
  parts: onPages(parts, 'product'),
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
  shapes: onPages(shapes, 'product'),
  shelf: onPages(shelf, 'home'),
  size: onPages(size, 'product'),
  specs: onPages(specs, 'product'),
  stages: onPages(stages, 'sale'),
  theater: onPages(theater, 'product'),
  timeline: onPages(timeline, 'product'),
  versions: onPages(versions, 'product'),
  voice: onPages(voice, 'product'),
};

export type SectionKindName = keyof typeof sectionKinds;

export type SectionKindOn<Kind extends PageKind> = {
  [Name in SectionKindName]: Kind extends (typeof sectionKinds)[Name]['pages'][number] ? Name : never;
}[SectionKindName];

export const isSectionKind = (name: string): name is SectionKindName => Object.hasOwn(sectionKinds, name);

/** The kinds of section that a kind of page may contain, in alphabetical order. */
export const sectionKindsOn = (page: PageKind): SectionKindName[] =>
  Object.entries(sectionKinds)
    .filter(([, { pages }]) => (pages as readonly PageKind[]).includes(page))
    .map(([name]) => name as SectionKindName)
    .sort();

/** A resolved section, discriminated by `kind`. */
export type Section = {
  [Name in SectionKindName]: SectionValue<Name, (typeof sectionKinds)[Name]>;
}[SectionKindName];

export type SectionOf<Name extends SectionKindName> = Extract<Section, { kind: Name }>;
