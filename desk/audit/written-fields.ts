import { type Field, fieldsIn } from '#core/fields/walk.ts';
import type { PageSettings } from '#core/links/page-schema.ts';
import { settingsFields, wordFields } from '#pages/page-fields.ts';
import type { RawContent } from '#server/content/content-reader.ts';
import { fileSchema } from '#server/content/schemas/content-schema.ts';

/**
 * Every value with a role in a file of content, as written; none if there is no such file. The file is named from the
 * content's folder.
 */
export function writtenFields(raw: RawContent, file: string): Field[] {
  const [, folder, name] = /^(pages\/.+)\/([^/]+)\.yaml$/.exec(file) ?? [];
  const schema = fileSchema(file);
  if (folder === undefined) return schema ? fieldsIn(schema, raw.get(file)) : [];
  const settings = raw.get(`${folder}/page.yaml`) as PageSettings | undefined;
  if (!settings) return [];
  return name === 'page' ? settingsFields(settings) : wordFields(settings, raw.get(file));
}
