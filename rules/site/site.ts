import type { GroupCode } from '../contract/account/groups.ts';
import type { EditionCode, PageLanguage } from '../place/editions.ts';
import type { ArModels } from '../schema/ar-model.ts';
import type { Campaign } from '../schema/campaign.ts';
import type { ClipFacts, ClipWords } from '../schema/clip.ts';
import type { Company } from '../schema/company.ts';
import type { Law } from '../schema/law.ts';
import type { MailWords } from '../schema/mail.ts';
import type { Guide, ManualFacts, ManualLocale, ManualWords } from '../schema/manual.ts';
import type { Offer } from '../schema/offer.ts';
import type { PageSettings, PageWords } from '../schema/page.ts';
import type { PictureFacts } from '../schema/picture.ts';
import type { Product } from '../schema/product.ts';
import type { Region } from '../schema/region.ts';
import type { SiteEnvironment, SiteSettings } from '../schema/site.ts';
import type { VoiceFacts } from '../schema/voice.ts';
import type { Messages } from '../schema/words/messages.ts';

/**
 * The content of a page: its settings, and the merged texts of each edition that has it. The home page's slug is `''`.
 */
export interface PageContent {
  /** The page whose folder holds the words, if it is another one. */
  wordsFrom?: string;
  settings: PageSettings;
  words: Partial<Record<EditionCode, PageWords>>;
}

export interface PictureContent extends PictureFacts {
  alt: Record<string, string>;
  frames?: number | undefined;
}

export type ClipContent = ClipFacts & ClipWords;

/**
 * The quick start guides: their parts by product, their texts by language, and the printed files by
 * `<product>/<locale>`.
 */
export interface Manuals {
  guides: Record<string, Guide>;
  words: Partial<Record<ManualLocale, ManualWords>>;
  files: Record<string, ManualFacts>;
}

/** All content, loaded and validated once. Plain data. */
export interface Site {
  environment: SiteEnvironment;
  /**
   * Origins without a trailing slash, `https://www.kinetra.example`. `cn` serves China's edition, `main` all others.
   */
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
  /** Interface texts for pages in a language of their own. */
  pageMessages: Record<PageLanguage, Messages>;
  /** Texts of the messages that accounts send. */
  mail: Record<EditionCode, MailWords>;
  pictures: Record<string, PictureContent>;
  clips: Record<string, ClipContent>;
  manuals: Manuals;
  /** Models of the robots for augmented reality, by robot. */
  arModels: ArModels;
  /** Recorded lines, by robot and language: `tank/en`. */
  voices: Record<string, VoiceFacts>;
  pages: Record<string, PageContent>;
}
