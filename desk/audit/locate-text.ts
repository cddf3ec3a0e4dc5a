import { textsAmong } from '#core/fields/walk.ts';
import { pageFolder } from '#core/links/page-schema.ts';
import { type EditionCode, editions } from '#core/place/editions.ts';
import { wordFields } from '#pages/page-fields.ts';
import type { AuditedContent } from './finding.ts';
import { writtenWords } from './written-words.ts';

/** A text on a page, and the part of the page that shows it. */
export interface ShownText {
  edition: EditionCode;
  slug: string;
  /** Id of a section, `head` or `shell`. */
  part: string;
  text: string;
}

/** Finds the file and the keys of a text that a page shows; the page's own file if no words match. */
export function locateText(
  { site, sources, raw }: Pick<AuditedContent, 'site' | 'sources' | 'raw'>,
  { edition, slug, part, text }: ShownText,
): { file: string; path: string } {
  const region = `regions/${edition}.yaml`;
  const [page, layers] = [site.pages[slug], sources[slug]?.[edition]];
  const pageTexts = page && layers && part !== 'shell' ? textsAmong(wordFields(page.settings, layers.merged)) : [];
  const shellFiles = [region, ...editions[edition].locales.map((locale) => `messages/${locale}.yaml`)];
  const candidates = [
    ...pageTexts.map((entry) => ({ ...entry, file: layers?.fileOf(entry.path) ?? '' })),
    ...shellFiles.flatMap((file) => writtenWords({ raw }).filter((words) => words.file === file)),
  ];
  const isInPart = ({ path }: { path: string[] }) => path[0] !== 'sections' || path[1] === part;
  const inPart = candidates.filter(isInPart);
  const entry =
    inPart.find((candidate) => candidate.text === text) ??
    inPart.find((candidate) => canFormatTo(candidate.text, text));
  return entry
    ? { file: entry.file, path: entry.path.join('.') }
    : { file: part === 'shell' ? region : `${pageFolder(site.pages[slug]?.wordsFrom ?? slug)}/page.yaml`, path: '' };
}

/** Returns true if a message with its values filled in can give this text. */
function canFormatTo(message: string, text: string): boolean {
  if (!message.includes('{') || message.includes('plural')) return false;
  const around = message.split(/\{[^{}]*\}/).map((literal) => literal.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${around.join('.*?')}$`, 's').test(text);
}
