import type { GroupCode } from '../contract/account/groups.ts';
import type { EditionCode, PageLanguage } from '../place/editions.ts';
import type { Campaign } from '../schema/campaign.ts';
import type { ClipFacts, ClipWords } from '../schema/clip.ts';
import type { MailWords } from '../schema/mail.ts';
import type { Guide, ManualFacts, ManualLocale, ManualWords } from '../schema/manual.ts';
import type { Messages } from '../schema/messages.ts';
import type { Offer } from '../schema/offer.ts';
import type { PageSettings, PageWords } from '../schema/page.ts';
import type { PictureFacts } from '../schema/picture.ts';
import type { Product } from '../schema/product.ts';
import type { Region } from '../schema/region.ts';
import type { SiteEnvironment, SiteSettings } from '../schema/site.ts';

/**
 * A page as content: its settings and, for each edition that has it, its merged words. The home page's slug is `''`.
 */
export interface PageContent {
  settings: PageSettings;
  words: Partial<Record<EditionCode, PageWords>>;
}

export interface PictureContent extends PictureFacts {
  alt: Record<string, string>;
  frames?: number | undefined;
}

export type ClipContent = ClipFacts & ClipWords;

/**
 * The quick start guides: what each is made of by product, their words by language, and the printed files by
 * `<product>/<locale>`.
 */
export interface Manuals {
  guides: Record<string, Guide>;
  words: Partial<Record<ManualLocale, ManualWords>>;
  files: Record<string, ManualFacts>;
}

/** Everything the site says, loaded and validated once. Plain data. */
export interface Site {
  environment: SiteEnvironment;
  /** Origin of every edition but China's, and of China's: `https://www.kinetra.example`. No slash at the end. */
  origins: { main: string; cn: string };
  /** Where the account API of each group is: a path of this site, or an address elsewhere. */
  apiBases: Record<GroupCode, string>;
  settings: SiteSettings;
  regions: Record<EditionCode, Region>;
  products: Record<string, Product>;
  offers: Record<EditionCode, Record<string, Offer>>;
  campaigns: Record<string, Campaign>;
  messages: Record<EditionCode, Messages>;
  /** The same words for pages in a language of their own. */
  pageMessages: Record<PageLanguage, Messages>;
  /** Words of the messages that accounts send. */
  mail: Record<EditionCode, MailWords>;
  pictures: Record<string, PictureContent>;
  clips: Record<string, ClipContent>;
  manuals: Manuals;
  pages: Record<string, PageContent>;
}
