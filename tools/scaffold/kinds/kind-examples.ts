import { stringify } from 'yaml';
import type { PageKind } from '#core/links/page-schema.ts';
import { type SectionKindName, sectionKinds } from '#pages/sections.ts';
import { readSectionPages, type SectionPage } from './section-pages.ts';
import { shortenSection } from './shorten-section.ts';

/** A whole page that holds one section: the text of `page.yaml`, and of a file with its words. */
export interface KindExample {
  kind: PageKind;
  page: string;
  locale: string;
  words: string;
}

/**
 * For each kind of section that content uses, the shortest example: a page with nothing else. It is content of today,
 * shortened as far as the schemas allow.
 */
export function kindExamples(root: string): ReadonlyMap<SectionKindName, KindExample> {
  const shortest = new Map<SectionKindName, { length: number; example: KindExample }>();
  for (const page of readSectionPages(root)) {
    const kind = page.settings.sections[0].kind as SectionKindName;
    if (!Object.hasOwn(sectionKinds, kind)) continue;
    const example = exampleOf(shortenSection(page));
    const length = example.page.length + example.words.length;
    const other = shortest.get(kind);
    if (!other || length < other.length) shortest.set(kind, { length, example });
  }
  return new Map([...shortest].map(([kind, { example }]) => [kind, example]));
}

const exampleOf = ({ kind, settings, locale, words }: SectionPage): KindExample => ({
  kind,
  page: yamlOf(settings),
  locale,
  words: yamlOf(words),
});

const yamlOf = (value: unknown): string => stringify(value, { lineWidth: 0, aliasDuplicateObjects: false });
