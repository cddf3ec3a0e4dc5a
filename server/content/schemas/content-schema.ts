import type * as z from 'zod';
import { campaign } from '#core/campaigns/campaign-schema.ts';
import { law } from '#core/law/law-schema.ts';
import { clipWords } from '#core/media/clip-schema.ts';
import { guides, manualWords } from '#core/media/manual-schema.ts';
import { pictureWords } from '#core/media/picture-schema.ts';
import { mailWords } from '#core/messages/mail-schema.ts';
import { messages } from '#core/messages/messages-schema.ts';
import { offers } from '#core/offers/offer-schema.ts';
import { product } from '#core/products/product-schema.ts';
import { company } from '#core/regions/company-schema.ts';
import { region } from '#core/regions/region-schema.ts';
import { siteSettings } from '#core/site-schema.ts';
import { acceptedFindings } from './accepted-finding-schema.ts';
import { avoidedTerms } from './avoided-term-schema.ts';

/**
 * The schemas of the files of `content/`, by file, or by folder for all other files in it. Those of pages depend on
 * their sections (`pages/page-fields.ts`).
 */
export const contentSchemas: Readonly<Record<string, z.ZodType>> = {
  'accepted-findings.yaml': acceptedFindings,
  'company.yaml': company,
  'glossary/terms.yaml': avoidedTerms,
  'manuals/guides.yaml': guides,
  'site.yaml': siteSettings,
  campaigns: campaign,
  clips: clipWords,
  law,
  mail: mailWords,
  manuals: manualWords,
  messages,
  offers,
  pictures: pictureWords,
  products: product,
  regions: region,
};

/** Folders with a file for each language, which may hold only what differs from the language below it. */
export const wordFolders: readonly string[] = ['mail', 'manuals', 'messages'];

/** The schema of a file, named from the content's folder; undefined for pages and for files without one. */
export const fileSchema = (file: string): z.ZodType | undefined =>
  contentSchemas[file] ?? contentSchemas[file.slice(0, Math.max(0, file.lastIndexOf('/')))];
