import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { PageKind } from '#core/links/page-schema.ts';
import { type EditionCode, editionCodes, editions } from '#core/place/editions.ts';

type Tree = Record<string, unknown>;

type Section = Tree & { id: string; kind: string };

/** Kinds of section whose words come from other sections of the same page. */
const companions: Record<string, readonly string[]> = { playground: ['programming-ways'] };

/** A section as content has it, on a page with nothing but the sections that it relies on, in one edition. */
export interface SectionPage {
  kind: PageKind;
  /** `page.yaml` without other sections and editions. */
  settings: Tree & { sections: [Section, ...Section[]] };
  /** Name of the file of words, without its extension. */
  locale: string;
  words: { title: string; description: string; keywords: string; sections: Record<string, unknown> };
}

/** Reads every section of every page of the content, in an edition that shows it and reads one file of words only. */
export function readSectionPages(root: string): SectionPage[] {
  const folder = join(root, 'content/pages');
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => /(^|[\\/])page\.yaml$/.test(file))
    .sort()
    .flatMap((file) => sectionPagesIn(join(folder, file, '..')));
}

function sectionPagesIn(folder: string): SectionPage[] {
  const settings = parse(readFileSync(join(folder, 'page.yaml'), 'utf8')) as SectionPage['settings'] & {
    kind: PageKind;
    language?: string;
    where?: Partial<Record<EditionCode, unknown>>;
  };
  const { where = {} } = settings;
  // Pages of campaigns have no list: they are where their campaign is.
  const hasList = Object.keys(where).length > 0;
  const candidates = preferredEditions.filter((edition) => !hasList || where[edition] !== undefined);
  const edition = candidates.find((one) => existsSync(join(folder, `${localeOf(one, settings.language)}.yaml`)));
  if (edition === undefined) return [];
  const locale = localeOf(edition, settings.language);
  const words = parse(readFileSync(join(folder, `${locale}.yaml`), 'utf8')) as SectionPage['words'];
  const { menu: _menu, afterSale, ...ownWords } = words as SectionPage['words'] & Tree;
  const shownSections = (settings.sections as Section[]).flatMap(({ window: _window, only, ...frame }) =>
    Array.isArray(only) && !only.includes(edition) ? [] : [frame as Section],
  );
  return shownSections.map((section) => {
    const others = shownSections.filter(({ kind }) => companions[section.kind]?.includes(kind));
    const sections: SectionPage['settings']['sections'] = [section, ...others];
    const wordsOf = ({ id }: Section) => (Object.hasOwn(words.sections, id) ? [[id, words.sections[id]]] : []);
    return {
      kind: settings.kind,
      settings: { ...settings, where: hasList ? { [edition]: where[edition] } : where, sections },
      locale,
      words: {
        ...ownWords,
        ...(section.kind === 'sale-terms' && afterSale !== undefined && { afterSale }),
        sections: Object.fromEntries(sections.flatMap(wordsOf)),
      } as SectionPage['words'],
    };
  });
}

/** English first, since the examples are read by people who write code. */
const preferredEditions = ['us', ...editionCodes.filter((code) => code !== 'us')] as const satisfies EditionCode[];

const localeOf = (edition: EditionCode, language: string | undefined): string =>
  language ?? (editions[edition].locales.at(-1) as string);
