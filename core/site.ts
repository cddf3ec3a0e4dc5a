import type { GroupCode } from '#contract/account/groups.ts';
import type { Campaign } from './campaigns/campaign-schema.ts';
import type { Law } from './law/law-schema.ts';
import type { PageSettings, PageWords } from './links/page-schema.ts';
import type { ClipFacts, ClipWords } from './media/clip-schema.ts';
import type { Guide, ManualFacts, ManualLocale, ManualWords } from './media/manual-schema.ts';
import type { PictureFacts } from './media/picture-schema.ts';
import type { ArModels, VoiceFacts } from './media/robot-media-schema.ts';
import type { MailWords } from './messages/mail-schema.ts';
import type { Messages } from './messages/messages-schema.ts';
import type { Offer } from './offers/offer-schema.ts';
import type { EditionCode, PageLanguage } from './place/editions.ts';
import type { Product } from './products/product-schema.ts';
import type { Company } from './regions/company-schema.ts';
import type { Region } from './regions/region-schema.ts';
import type { SiteEnvironment, SiteSettings } from './site-schema.ts';

/** A page: its settings, and the merged texts of each edition that has it. The home page's slug is `''`. */
export interface PageContent {
  /** The page whose folder holds the words, if it is another one. */
  wordsFrom?: string;
  settings: PageSettings;
  words: Partial<Record<EditionCode, PageWords>>;
}

export interface PictureContent extends PictureFacts {
  alt: Record<string, string>;
}

export type ClipContent = ClipFacts & ClipWords;

/** The quick start guides: parts by product, texts by language, and printed files by `<product>/<locale>`. */
export interface Manuals {
  guides: Record<string, Guide>;
  words: Partial<Record<ManualLocale, ManualWords>>;
  files: Record<string, ManualFacts>;
}

/** All content, loaded and validated once. Plain data. */
export interface Site {
  environment: SiteEnvironment;
  /** Origins without a trailing slash, `https://www.kinetra.example`; `cn` serves China's edition. */
  origins: { main: string; cn: string };
  /** Base of each group's account API: a path of this site, or an absolute address. */
  apiBases: Record<GroupCode, string>;
  settings: SiteSettings;
  company: Company;
  law: Record<EditionCode, Law>;
  regions: Record<EditionCode, Region>;
  products: Record<string, Product>;
  offers: Record<EditionCode, Record<string, Offer>>;
  campaigns: Record<string, Campaign>;
  messages: Record<EditionCode, Messages>;
  pageMessages: Record<PageLanguage, Messages>;
  mail: Record<EditionCode, MailWords>;
  pictures: Record<string, PictureContent>;
  clips: Record<string, ClipContent>;
  manuals: Manuals;
  arModels: ArModels;
  /** Recorded lines, by robot and language: `tank/en`. */
  voices: Record<string, VoiceFacts>;
  pages: Record<string, PageContent>;
}
