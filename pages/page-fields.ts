import * as z from 'zod';
import { valueAt } from '#core/fields/tree.ts';
import { type Field, type FieldText, fieldsIn, textsAmong } from '#core/fields/walk.ts';
import { baseSection, type PageSettings, page, pageWords } from '#core/links/page-schema.ts';
import type { EditionCode } from '#core/place/editions.ts';
import type { Site } from '#core/site.ts';
import { isSectionKind, sectionKinds } from './sections.ts';

type Section = PageSettings['sections'][number];

const sectionSchemas = new Map<string, z.ZodType>(
  Object.entries(sectionKinds).map(([kind, { structure }]) => [
    kind,
    z.strictObject({ ...baseSection.shape, ...(structure as unknown as z.ZodObject).shape }),
  ]),
);

/** Every value of a page's settings, as written or as loaded, with those of each kind of section. */
export const settingsFields = (settings: PageSettings): Field[] => [
  ...fieldsIn(page, { ...settings, sections: [] }),
  ...settings.sections.flatMap((section, index) => sectionFields(section, ['sections', `${index}`])),
];

export const sectionFields = (section: Section, path: string[] = []): Field[] =>
  fieldsIn(sectionSchemas.get(section.kind) ?? baseSection, section, path);

export function pageTexts({ pages }: Site, slug: string, edition: EditionCode): FieldText[] {
  const page = pages[slug];
  return page ? textsAmong(wordFields(page.settings, page.words[edition])) : [];
}

/** Every value of a page's words: those of a file, or those that an edition reads. */
export const wordFields = (settings: PageSettings, words: unknown): Field[] => [
  ...fieldsIn(pageWords, words),
  ...settings.sections.flatMap(({ id, kind }) => {
    const sectionWords = valueAt(words, ['sections', id]);
    return isSectionKind(kind) ? fieldsIn(sectionKinds[kind].words, sectionWords, ['sections', id]) : [];
  }),
];
