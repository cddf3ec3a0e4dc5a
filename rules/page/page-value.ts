import type { OfferNow } from '../commerce/offer.ts';
import type { Newsletter } from '../context/newsletter.ts';
import type { GroupCode } from '../contract/account/groups.ts';
import type { EditionCode } from '../place/editions.ts';
import type { Messages } from '../schema/messages.ts';
import type { Section } from '../sections/registry.ts';
import type { Link } from '../site/link.ts';
import type { Clip, Picture } from '../site/picture.ts';
import type { Instant } from '../time/instant.ts';

export type { Clip, Link, OfferNow, Picture, Section };

/** What a page says about itself to browsers, search engines and other sites. Addresses are absolute. */
export interface Head {
  title: string;
  description: string;
  keywords: string;
  canonical: string;
  /** Editions in which the page is there now, this one included, then `x-default`. */
  alternates: { hreflang: string; href: string }[];
  picture: Picture;
  /** `false`: search engines shall not list it. */
  index?: false | undefined;
  organisation: {
    name: string;
    url: string;
    sameAs: string[];
    contact: { type: string; email: string; telephone?: string | undefined }[];
  };
  /** Address of the edition's feed, on pages of news. */
  feed?: { title: string; href: string } | undefined;
  /** What an article is about, and when it came out, as an ISO time with its offset. */
  article?: { headline: string; published: string } | undefined;
  /** Product of a product page, with the offer as the page shows it. */
  product?: { name: string; offer?: OfferNow | undefined } | undefined;
}

export interface NavLink extends Link {
  label: string;
  hint?: string | undefined;
  tag?: 'HOT' | 'NEW' | undefined;
  accent?: string | undefined;
  picture?: Picture | undefined;
  /** Name of the product, set in the tall width where there is no picture, with its width in em. */
  word?: { text: string; width: number } | undefined;
}

export interface NavMenu {
  id: 'products' | 'support' | 'about';
  label: string;
  items: NavLink[];
}

/** Header, footer and what stands around every page of an edition. */
export interface Shell {
  /** Its language, where the page has one of its own. */
  lang?: string | undefined;
  home: string;
  banner?:
    | { id: string; label: string; link?: Link | undefined; action?: string | undefined; accent?: string | undefined }
    | undefined;
  /** The way to the sale while there is one. */
  campaign?: { label: string; href: string } | undefined;
  menus: NavMenu[];
  region: {
    label: string;
    labelAbroad?: Record<string, string> | undefined;
    language: string;
    currencyLabel: string;
    href: string;
  };
  shop: { label: string; href: string };
  /**
   * The way to the account for who is logged in, and to the login for everybody else; absent while one of the two pages
   * is not there.
   */
  account?: { label: string; href: string; loginLabel: string; loginHref: string } | undefined;
  footer: {
    menus: NavMenu[];
    links: NavLink[];
    social: { name: string; href: string }[];
    payments: string[];
    tagline: string;
    copyright: string;
    disclaimer: string;
    address?: string | undefined;
  };
  newsletter: Newsletter;
  /** What new visitors are offered once; absent where nothing is. */
  newcomerOffer?: Newsletter | undefined;
  consent: 'opt-in' | 'opt-out' | 'notice';
  privacy?: string | undefined;
}

/** A finished, serialisable page: all that one edition may show of one page at one instant, and nothing else. */
export interface Page {
  kind: 'home' | 'product' | 'sale' | 'chooser' | 'form' | 'support' | 'news' | 'not-found';
  edition: EditionCode;
  lang: string;
  slug: string;
  path: string;
  brand: string;
  /** Name of the accent that the whole page wears. */
  accent?: string | undefined;
  head: Head;
  shell: Shell;
  messages: Messages;
  /** The accounts of this edition: their group, and where their API is. */
  accounts: { group: GroupCode; base: string };
  sections: Section[];
  /** The moment this page was resolved for, and until when (not included) it stays exactly so. */
  instant: Instant;
  validUntil?: Instant | undefined;
}
