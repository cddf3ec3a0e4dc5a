import { accessories } from './buying/accessories.ts';
import { box } from './buying/box.ts';
import { compare } from './buying/compare.ts';
import { offers } from './buying/offers.ts';
import { preorder } from './buying/preorder.ts';
import { price } from './buying/price.ts';
import { versions } from './buying/versions.ts';
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
import { appFeatures } from './product/app-features.ts';
import { closing } from './product/closing.ts';
import { details } from './product/details.ts';
import { figures } from './product/figures.ts';
import { gallery } from './product/gallery.ts';
import { hero } from './product/hero.ts';
import { hightech } from './product/hightech.ts';
import { liveRobot } from './product/live-robot.ts';
import { modes } from './product/modes.ts';
import { morph } from './product/morph.ts';
import { parts } from './product/parts.ts';
import { playground } from './product/playground.ts';
import { shapes } from './product/shapes.ts';
import { specs } from './product/specs.ts';
import { theater } from './product/theater.ts';
import { timeline } from './product/timeline.ts';
import { voice } from './product/voice.ts';
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
import { faq } from './support/faq.ts';
import { helpContact } from './support/help-contact.ts';
import { linkGroups } from './support/link-groups.ts';
import { manuals } from './support/manuals.ts';
import { prose } from './support/prose.ts';

/** Every kind of section by its name in `page.yaml`. */
export const sectionKinds = {
  accessories,
  account,
  'app-download': appDownload,
  'app-features': appFeatures,
  article,
  benefits,
  box,
  carousel,
  closing,
  compare,
  contacts,
  'cookie-table': cookieTable,
  dealers,
  deals,
  details,
  downloads,
  draw,
  ecosystem,
  faq,
  figures,
  gallery,
  'gift-guide': giftGuide,
  'help-contact': helpContact,
  hero,
  hightech,
  'link-groups': linkGroups,
  'live-robot': liveRobot,
  login,
  'mail-link': mailLink,
  manuals,
  'member-offers': memberOffers,
  modes,
  morph,
  'news-list': newsList,
  newsletter,
  offers,
  'page-head': pageHead,
  pair,
  parts,
  playground,
  preorder,
  press,
  price,
  'product-registration': productRegistration,
  'promo-banners': promoBanners,
  prose,
  regions,
  rewards,
  'sale-hero': saleHero,
  'sale-terms': saleTerms,
  'service-request': serviceRequest,
  shapes,
  shelf,
  specs,
  stages,
  theater,
  timeline,
  versions,
  voice,
};

export type SectionKindName = keyof typeof sectionKinds;

interface SectionFrame {
  id: string;
  anchor?: string | undefined;
}

type ValueOf<Name extends SectionKindName> = NonNullable<ReturnType<(typeof sectionKinds)[Name]['resolve']>>;

/** A resolved section: told apart by `kind`. */
export type Section = { [Name in SectionKindName]: SectionFrame & { kind: Name } & ValueOf<Name> }[SectionKindName];

/** The value of one kind: `SectionOf<'gallery'>`. */
export type SectionOf<Name extends SectionKindName> = Extract<Section, { kind: Name }>;
