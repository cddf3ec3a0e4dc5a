import { type EditionCode, editionCodes } from '#core/place/editions.ts';
import type { Site } from '#core/site.ts';
import type { ContentIssue } from '../content-error.ts';
import type { WordSources } from '../loaders/site-pages.ts';

/** A number with a currency sign, code or name: `€1,439`, `1.439 €`, `399 EUR`, `119 dollars`. */
export const money =
  /[$€£¥₩]\s?\d[\d.,\s]*|\d(?:[\d.,\s]*\d)?\s?(?:[$€£¥₩円원]|元(?![件素])|(?:EUR|GBP|USD|JPY|CNY|KRW|[Ee]uros?|[Dd]ollars?)\b)/;

/**
 * Finds amounts of money typed into words: sooner or later they differ from the offers. Paths are relative to the
 * content folder.
 */
export function typedMoneyIssues(site: Site, sources: WordSources): ContentIssue[] {
  return [
    ...pageIssues(site, sources),
    ...editionCodes.flatMap((edition) => issuesIn(site.regions[edition], () => `regions/${edition}.yaml`, [])),
  ];
}

function pageIssues(site: Site, sources: WordSources): ContentIssue[] {
  return Object.entries(sources).flatMap(([slug, layers]) =>
    (Object.entries(layers) as [EditionCode, NonNullable<(typeof layers)[EditionCode]>][]).flatMap(
      ([edition, { fileOf }]) => issuesIn(site.pages[slug]?.words[edition], fileOf, []),
    ),
  );
}

function issuesIn(words: unknown, fileOf: (path: string[]) => string, path: string[]): ContentIssue[] {
  if (typeof words === 'string') {
    const amount = money.exec(words)?.[0].trim();
    const fix =
      'Name a value instead, such as {price}: one of the offer, of the region’s terms or of the campaign’s values.';
    return amount === undefined
      ? []
      : [{ file: fileOf(path), path: path.join('.'), actual: `the amount “${amount}” typed into words`, fix }];
  }
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([key, child]) => issuesIn(child, fileOf, [...path, key]));
}
