import { type FieldText, textsAmong } from '#core/fields/texts.ts';
import { valueAt } from '#core/fields/tree.ts';
import { type Field, fieldsIn } from '#core/fields/walk.ts';
import { type PageSettings, page, pageWords } from '#core/links/page-schema.ts';
import type { EditionCode } from '#core/place/editions.ts';
import type { Site } from '#core/site.ts';
import { isSectionKind, sectionKinds } from './sections.ts';

/** Every value of a page's settings, as written or as loaded, with those of each kind of section. */
export const settingsFields = (settings: PageSettings): Field[] => [
  ...fieldsIn(page, settings),
  ...settings.sections.flatMap((section, index) => structureFields(section, ['sections', `${index}`])),
];

/** The values of a section that only its kind has. */
export const structureFields = (section: PageSettings['sections'][number], path: string[] = []): Field[] =>
  isSectionKind(section.kind) ? fieldsIn(sectionKinds[section.kind].structure, section, path) : [];

/** The texts of a page as an edition reads them. */
export function textsOfPage({ pages }: Site, slug: string, edition: EditionCode): FieldText[] {
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
