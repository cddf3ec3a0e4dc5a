import type * as z from 'zod';
import { type Field, fieldsIn } from '#core/fields/walk.ts';
import { law } from '#core/law/law-schema.ts';
import type { PageSettings } from '#core/links/page-schema.ts';
import { clipWords } from '#core/media/clip-schema.ts';
import { manualWords } from '#core/media/manual-schema.ts';
import { pictureWords } from '#core/media/picture-schema.ts';
import { mailWords } from '#core/messages/mail-schema.ts';
import { messages } from '#core/messages/messages-schema.ts';
import { product } from '#core/products/product-schema.ts';
import { region } from '#core/regions/region-schema.ts';
import { settingsFields, wordFields } from '#pages/page-fields.ts';
import type { RawContent } from '#server/content/content-reader.ts';

/** The schemas of the files that hold texts, by folder; those of pages are composed of the kinds of section. */
const schemas: Readonly<Record<string, z.ZodType>> = {
  regions: region,
  law,
  messages,
  mail: mailWords,
  manuals: manualWords,
  products: product,
  pictures: pictureWords,
  clips: clipWords,
};

/**
 * Every value with a role in a file of pages or of texts, as written; none if there is no such file. The file is named
 * from the content's folder.
 */
export function writtenFields(raw: RawContent, file: string): Field[] {
  const [, folder = '', name = ''] = /^(.+)\/([^/]+)\.yaml$/.exec(file) ?? [];
  if (!folder.startsWith('pages/')) return schemas[folder] ? fieldsIn(schemas[folder], raw.get(file)) : [];
  const settings = raw.get(`${folder}/page.yaml`) as PageSettings | undefined;
  if (!settings) return [];
  return name === 'page' ? settingsFields(settings) : wordFields(settings, raw.get(file));
}
