import { accessories } from './accessories.ts';
import { account } from './account.ts';
import { appDownload } from './app-download.ts';
import { appFeatures } from './app-features.ts';
import { article } from './article.ts';
import { benefits } from './benefits.ts';
import { box } from './box.ts';
import { carousel } from './carousel.ts';
import { closing } from './closing.ts';
import { compare } from './compare.ts';
import { contacts } from './contacts.ts';
import { cookieTable } from './cookie-table.ts';
import { dealers } from './dealers.ts';
import { deals } from './deals.ts';
import { details } from './details.ts';
import { downloads } from './downloads.ts';
import { draw } from './draw.ts';
import { ecosystem } from './ecosystem.ts';
import { faq } from './faq.ts';
import { figures } from './figures.ts';
import { gallery } from './gallery.ts';
import { giftGuide } from './gift-guide.ts';
import { helpContact } from './help-contact.ts';
import { hero } from './hero.ts';
import { hightech } from './hightech.ts';
import { linkGroups } from './link-groups.ts';
import { liveRobot } from './live-robot.ts';
import { login } from './login.ts';
import { mailLink } from './mail-link.ts';
import { manuals } from './manuals.ts';
import { memberOffers } from './member-offers.ts';
import { modes } from './modes.ts';
import { morph } from './morph.ts';
import { newsList } from './news-list.ts';
import { newsletter } from './newsletter.ts';
import { offers } from './offers.ts';
import { pageHead } from './page-head.ts';
import { pair } from './pair.ts';
import { parts } from './parts.ts';
import { playground } from './playground.ts';
import { preorder } from './preorder.ts';
import { press } from './press.ts';
import { price } from './price.ts';
import { productRegistration } from './product-registration.ts';
import { promoBanners } from './promo-banners.ts';
import { prose } from './prose.ts';
import { regions } from './regions.ts';
import { rewards } from './rewards.ts';
import { saleHero } from './sale-hero.ts';
import { saleTerms } from './sale-terms.ts';
import { serviceRequest } from './service-request.ts';
import { shapes } from './shapes.ts';
import { shelf } from './shelf.ts';
import { specs } from './specs.ts';
import { stages } from './stages.ts';
import { theater } from './theater.ts';
import { timeline } from './timeline.ts';
import { versions } from './versions.ts';
import { voice } from './voice.ts';

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
