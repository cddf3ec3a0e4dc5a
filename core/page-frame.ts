import type { GroupCode } from '#contract/account/groups.ts';
import type { MeasuredKind } from '#contract/vitals.ts';
import type { SaleWords } from './campaigns/live-sale.ts';
import type { PageLaw } from './law/page-law.ts';
import type { Link } from './links/link.ts';
import type { Picture } from './media/picture.ts';
import type { Messages } from './messages/messages-schema.ts';
import type { Newsletter } from './messages/newsletter.ts';
import type { OfferNow } from './offers/offer.ts';
import type { EditionCode } from './place/editions.ts';
import type { CatalogueProduct } from './products/catalogue.ts';
import type { Region } from './regions/region-schema.ts';
import type { Instant } from './time/instant.ts';

/** Metadata for browsers, search engines and link previews. All addresses are absolute. */
export interface Head {
  title: string;
  description: string;
  keywords: string;
  canonical: string;
  /** Every edition that has the page now, this one included, then `x-default`. */
  alternates: { hreflang: string; href: string }[];
  picture: Picture;
  /** `false` keeps the page out of search engines. */
  index?: false | undefined;
  organisation: {
    name: string;
    url: string;
    sameAs: string[];
    contact: { type: string; email: string; telephone?: string | undefined }[];
    /** For how many days the store takes returns, and the countries of its orders. */
    returns?: { days: number; countries: readonly string[] } | undefined;
  };
  /** The pages above this one that are open now, from the home page on, and this one; empty on the home page. */
  trail: { name: string; url: string }[];
  feed?: { title: string; href: string } | undefined;
  /** Headline of an article and when it was published, as an ISO time with its offset. */
  article?: { headline: string; published: string } | undefined;
  /**
   * The product of a product page, with its offer as the page shows it. `variants` are the ids of others that are the
   * same in another version.
   */
  product?:
    | { id: string; name: string; shortName: string; offer?: OfferNow | undefined; variants: string[] }
    | undefined;
}

export interface NavLink extends Link {
  label: string;
  hint?: string | undefined;
  product?: NavProduct | undefined;
}

export interface NavProduct extends Pick<CatalogueProduct, 'family' | 'accent' | 'glyph'> {
  picture?: CatalogueProduct['picture'];
  tag?: 'HOT' | 'NEW' | undefined;
  price?: string | undefined;
  reference?: string | undefined;
  /** Why it cannot simply be bought, or until when a reduced price holds. */
  note?: string | undefined;
}

export interface NavMenu {
  id: 'products' | 'support' | 'about';
  label: string;
  items: NavLink[];
}

/** Everything around the content of a page: header, footer, banner, newsletter and consent. */
export interface Shell {
  /** Language of the shell, set only where the page itself is in another language. */
  lang?: string | undefined;
  home: string;
  banner?:
    | { id: string; label: string; link?: Link | undefined; action?: string | undefined; accent?: string | undefined }
    | undefined;
  /** Link to the sale page while a sale runs, and what it offers while a stage is open, with the product that it saves most on. */
  campaign?:
    | { label: string; href: string; sale?: SaleWords | undefined; product?: Omit<NavProduct, 'family'> | undefined }
    | undefined;
  menus: NavMenu[];
  /** Links of the menu of products: the whole list, the comparison, the choice of one. */
  catalogue: NavLink[];
  region: Pick<Region, 'label' | 'labelAbroad' | 'language' | 'currencyLabel'> & { href: string };
  shop: { label: string; href: string };
  /** Links to the account page and to the login. Absent while either page is unavailable. */
  account?: { label: string; href: string; loginLabel: string; loginHref: string } | undefined;
  search?: { label: string; href: string } | undefined;
  footer: Pick<Region, 'tagline' | 'copyright' | 'disclaimer'> & {
    menus: NavMenu[];
    links: NavLink[];
    social: { label: string; href: string }[];
    payments: string[];
    address: string;
  };
  law: PageLaw;
  newsletter: Newsletter;
  /** Shown once to first-time visitors; absent where the region has no such offer. */
  newcomerOffer?: Newsletter | undefined;
  consent: 'opt-in' | 'opt-out' | 'notice';
  privacy?: string | undefined;
}

export interface BaseSection {
  id: string;
  kind: string;
  anchor?: string | undefined;
}

/** A resolved page without the values of its sections: what most components need of it. */
export interface PageFrame {
  kind: MeasuredKind;
  edition: EditionCode;
  lang: string;
  slug: string;
  path: string;
  brand: string;
  accent?: string | undefined;
  head: Head;
  shell: Shell;
  messages: Messages;
  accounts: { group: GroupCode; base: string };
  sections: readonly BaseSection[];
  /** The instant the page was resolved for. It stays the same until `validUntil` (exclusive). */
  instant: Instant;
  validUntil?: Instant | undefined;
}

/** The first section of a kind on a page. `Value` is the type of that kind's value. */
export const findSection = <Value extends BaseSection>({ sections }: PageFrame, kind: Value['kind']) =>
  sections.find((section): section is Value => section.kind === kind);
