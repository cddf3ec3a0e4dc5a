import { windowsIn } from '#core/links/link.ts';
import {
  homeFolder,
  type PageKind,
  type PageSettings,
  type PageWords,
  pageFolder,
  page as pageSchema,
  pageWords,
} from '#core/links/page-schema.ts';
import { type EditionCode, editionCodes, editions } from '#core/place/editions.ts';
import { isReservedPath } from '#core/place/place.ts';
import type { PageContent, Site } from '#core/site.ts';
import { isSectionKind, sectionKinds, sectionKindsOn } from '#pages/sections.ts';
import { quote } from '../content-error.ts';
import type { ContentReader } from '../content-reader.ts';
import { type LayeredWords, layerWords } from '../layered-words.ts';
import { afterSalePages } from './after-sale-pages.ts';
import { checkCampaigns } from './site-campaigns.ts';

/** The words of each page with their files, by slug and edition. */
export type WordSources = Record<string, Partial<Record<EditionCode, LayeredWords>>>;

type Frame = PageSettings['sections'][number];

/** Reads every folder of `content/pages` with a `page.yaml`. The folder is the slug. */
export function loadPages(
  reader: ContentReader,
  campaigns: Site['campaigns'],
): { pages: Record<string, PageContent>; sources: WordSources } {
  const pages: Record<string, PageContent> = {};
  const sources: WordSources = {};
  const folders = reader.foldersWith('pages', 'page.yaml');
  for (const folder of folders) {
    const slug = folder === homeFolder ? '' : folder;
    if (isReservedPath(slug))
      reader.addIssue(
        `${pageFolder(slug)}/page.yaml`,
        '',
        `the address /${slug}, which the server answers itself`,
        'Give the folder another name.',
      );
    const locales = reader.names(pageFolder(slug)).filter((name) => name !== 'page');
    const files = new Map(locales.map((locale) => [locale, reader.yaml(`${pageFolder(slug)}/${locale}.yaml`)]));
    const file = `${pageFolder(slug)}/page.yaml`;
    const settings = loadSettings(reader, file);
    if (!settings || !checkCampaigns(reader, campaigns, settings, file)) continue;
    const shownEditions = editionCodes.filter((edition) => windowsIn(settings, campaigns, edition).length > 0);
    const layers = layersOf(reader, pageFolder(slug), settings, shownEditions, files);
    sources[slug] = layers;
    const content: PageContent = { settings, words: wordsOf(reader, settings, layers) };
    pages[slug] = content;
    for (const page of afterSalePages(reader, campaigns, { slug, content, layers })) {
      sources[page.slug] = page.layers;
      pages[page.slug] = page.content;
    }
    for (const words of Object.values(content.words)) delete words.afterSale;
  }
  if (!folders.includes(homeFolder))
    reader.addIssue(`${pageFolder('')}/page.yaml`, '', 'no home page', 'Add it: every edition needs one.');
  return { pages, sources };
}

function loadSettings(reader: ContentReader, file: string): PageSettings | undefined {
  const settings = reader.read(pageSchema, file);
  if (!settings) return undefined;
  const sections = settings.sections.map((frame, index) => checkStructure(reader, settings.kind, frame, file, index));
  for (const [index, { id, anchor }] of sections.entries()) {
    const earlierSections = sections.slice(0, index);
    if (earlierSections.some((other) => other.id === id))
      reader.addIssue(
        file,
        `sections.${index}.id`,
        `the id "${id}" is used twice`,
        'Give each section of a page an id of its own.',
      );
    if (
      anchor !== undefined &&
      earlierSections.some((other) => other.anchor === anchor && shareAnEdition(other, sections[index] as Frame))
    )
      reader.addIssue(
        file,
        `sections.${index}.anchor`,
        `the anchor "${anchor}" is used twice`,
        'Give each section of a page an anchor of its own, or none.',
      );
  }
  return { ...settings, sections };
}

const shareAnEdition = (one: Frame, other: Frame) =>
  editionCodes.some((code) => (one.only ?? [code]).includes(code) && (other.only ?? [code]).includes(code));

function checkStructure(reader: ContentReader, page: PageKind, frame: Frame, file: string, index: number): Frame {
  const { id, kind, anchor, only, window, duringCampaign, ...structure } = frame;
  const allowedKinds = sectionKindsOn(page);
  if (!isSectionKind(kind)) {
    reader.addIssue(file, `sections.${index}.kind`, quote(kind), `Write one of ${allowedKinds.join(', ')}.`);
    return frame;
  }
  if (!allowedKinds.includes(kind))
    reader.addIssue(
      file,
      `sections.${index}.kind`,
      `${quote(kind)}, which a ${page} page cannot hold`,
      `Write one of ${allowedKinds.join(', ')}, or add ${page} to the line of ${kind} in pages/sections.ts and run npm run new -- tables.`,
    );
  const checked = reader.check(sectionKinds[kind].structure, structure, file, ['sections', index]);
  return { id, kind, anchor, only, window, duringCampaign, ...(checked as object | undefined) };
}

/** Locales whose words an edition reads for a page, most specific first. */
const localeChain = (edition: EditionCode, { language }: PageSettings): readonly string[] =>
  language ? [language] : editions[edition].locales;

function layersOf(
  reader: ContentReader,
  folder: string,
  settings: PageSettings,
  shownEditions: readonly EditionCode[],
  files: Map<string, unknown>,
): WordSources[string] {
  const needed = new Set(shownEditions.flatMap((edition) => localeChain(edition, settings)));
  for (const locale of files.keys()) {
    if (!needed.has(locale)) {
      const fix = `Remove the file, or name it after one of ${[...needed].join(', ')}.`;
      reader.addIssue(`${folder}/${locale}.yaml`, '', 'words that no edition of this page reads', fix);
    }
  }
  const layers: WordSources[string] = {};
  for (const edition of shownEditions) {
    const chain = localeChain(edition, settings);
    const presentFiles = chain
      .filter((locale) => files.has(locale))
      .map((locale) => ({ file: `${folder}/${locale}.yaml`, words: files.get(locale) }));
    const complete = chain.at(-1) ?? '';
    if (files.has(complete)) layers[edition] = layerWords(presentFiles);
    else {
      const fix = `Add it: the ${edition} edition shows this page.`;
      reader.addIssue(`${folder}/${complete}.yaml`, '', 'no such file', fix);
    }
  }
  return layers;
}

function wordsOf(reader: ContentReader, settings: PageSettings, layers: WordSources[string]): PageContent['words'] {
  const words: PageContent['words'] = {};
  for (const [edition, { merged, fileOf }] of Object.entries(layers) as [EditionCode, LayeredWords][]) {
    if (merged === undefined) continue;
    const parsedWords = reader.check(pageWords, merged, fileOf);
    // Sections are checked even if something else on the page is wrong.
    const { data: written } = pageWords.shape.sections.safeParse((merged as Partial<PageWords> | null)?.sections);
    if (!written) continue;
    for (const id of Object.keys(written)) {
      if (!settings.sections.some((frame) => frame.id === id))
        reader.addIssue(
          fileOf(['sections', id]),
          `sections.${id}`,
          'words of no section',
          'Remove them, or add the section to page.yaml.',
        );
    }
    const sections: Record<string, unknown> = {};
    for (const { id, kind, only } of settings.sections) {
      if ((only && !only.includes(edition)) || !isSectionKind(kind)) continue;
      sections[id] = reader.check(sectionKinds[kind].words, written[id] ?? {}, fileOf, ['sections', id]);
    }
    if (parsedWords) words[edition] = { ...parsedWords, sections };
  }
  return words;
}
