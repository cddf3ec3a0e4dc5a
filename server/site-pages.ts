import type { EditionCode } from '#rules/editions.ts';
import { editions } from '#rules/editions.ts';
import type { PageSettings, PageWords } from '#rules/schema/page.ts';
import { page as pageSchema, pageWords } from '#rules/schema/page.ts';
import type { SectionKindName } from '#rules/sections/registry.ts';
import { sectionKinds } from '#rules/sections/registry.ts';
import type { PageContent } from '#rules/site.ts';
import { overlayWords } from '#rules/words.ts';
import { quote } from './content-error.ts';
import type { ContentReader } from './content-reader.ts';

/** The home page's folder; its slug is empty. */
const homeFolder = 'home';

type Frame = PageSettings['sections'][number];

/** Reads every folder of `content/pages` that holds a `page.yaml`: the folder is the page's slug. */
export function loadPages(reader: ContentReader): Record<string, PageContent> {
  const pages: Record<string, PageContent> = {};
  for (const folder of reader.foldersWith('pages', 'page.yaml')) {
    const content = loadPage(reader, `pages/${folder}`);
    if (content) pages[folder === homeFolder ? '' : folder] = content;
  }
  if (!pages['']) reader.fault(`pages/${homeFolder}/page.yaml`, '', 'no home page', 'Add it: every edition needs one.');
  return pages;
}

function loadPage(reader: ContentReader, folder: string): PageContent | undefined {
  const file = `${folder}/page.yaml`;
  const settings = reader.read(pageSchema, file);
  if (!settings) return undefined;
  const sections = settings.sections.map((frame, index) => checkStructure(reader, frame, file, index));
  const ids = sections.map(({ id }) => id);
  for (const id of ids.filter((id, index) => ids.indexOf(id) !== index))
    reader.fault(file, 'sections', `the id "${id}" twice`, 'Give each section of a page an id of its own.');
  return { settings: { ...settings, sections }, words: loadWords(reader, folder, settings) };
}

function checkStructure(reader: ContentReader, frame: Frame, file: string, index: number): Frame {
  const { id, kind, anchor, only, window, ...structure } = frame;
  const definition = sectionKinds[kind as SectionKindName];
  if (!definition) {
    reader.fault(file, `sections.${index}.kind`, quote(kind), `Write one of ${Object.keys(sectionKinds).join(', ')}.`);
    return frame;
  }
  const checked = reader.check(definition.structure, structure, file, ['sections', index]);
  return { id, kind, anchor, only, window, ...(checked as object | undefined) };
}

function loadWords(reader: ContentReader, folder: string, settings: PageSettings): PageContent['words'] {
  const files = new Map(
    reader
      .names(folder)
      .filter((name) => name !== 'page')
      .map((locale) => [locale, reader.yaml(`${folder}/${locale}.yaml`)]),
  );
  const shownIn = Object.keys(settings.where) as EditionCode[];
  const needed = new Set(shownIn.flatMap((edition) => editions[edition].words as readonly string[]));
  for (const locale of files.keys()) {
    if (!needed.has(locale))
      reader.fault(
        `${folder}/${locale}.yaml`,
        '',
        'words that no edition of this page reads',
        `Remove the file, or name it after one of ${[...needed].join(', ')}.`,
      );
  }
  const words: PageContent['words'] = {};
  for (const edition of shownIn) words[edition] = wordsOfEdition(reader, folder, settings, edition, files);
  return words;
}

function wordsOfEdition(
  reader: ContentReader,
  folder: string,
  settings: PageSettings,
  edition: EditionCode,
  files: Map<string, unknown>,
): PageWords | undefined {
  const chain = editions[edition].words as readonly string[];
  const base = chain.at(-1) as string;
  const file = `${folder}/${chain.find((locale) => files.has(locale)) ?? base}.yaml`;
  if (!files.has(base)) {
    reader.fault(`${folder}/${base}.yaml`, '', 'no such file', `Add it: the ${edition} edition shows this page.`);
    return undefined;
  }
  const merged = chain.toReversed().reduce<unknown>((below, locale) => overlayWords(below, files.get(locale)), undefined);
  const words = reader.check(pageWords, merged, file);
  if (!words) return undefined;
  const frames = settings.sections.filter(({ only }) => !only || only.includes(edition));
  const sections = Object.fromEntries(frames.map((frame) => [frame.id, checkWords(reader, frame, words, file)]));
  for (const id of Object.keys(words.sections)) {
    if (!settings.sections.some((frame) => frame.id === id))
      reader.fault(file, `sections.${id}`, 'words of no section', 'Remove them, or add the section to page.yaml.');
  }
  return { ...words, sections };
}

function checkWords(reader: ContentReader, { id, kind }: Frame, words: PageWords, file: string): unknown {
  const definition = sectionKinds[kind as SectionKindName];
  return definition && reader.check(definition.words, words.sections[id] ?? {}, file, ['sections', id]);
}
