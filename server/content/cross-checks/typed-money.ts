import { type FieldText, fieldsIn, textsAmong } from '#core/fields/walk.ts';
import { type EditionCode, editionCodes } from '#core/place/editions.ts';
import { region } from '#core/regions/region-schema.ts';
import type { Site } from '#core/site.ts';
import { pageTexts } from '#pages/page-fields.ts';
import type { ContentIssue } from '../content-error.ts';
import type { LayeredWords } from '../layered-words.ts';
import type { WordSources } from '../loaders/site-pages.ts';

/** A number with a currency sign, code or name: `€1,439`, `1.439 €`, `399 EUR`, `119 dollars`. */
export const money =
  /[$€£¥₩]\s?\d[\d.,\s]*|\d(?:[\d.,\s]*\d)?\s?(?:[$€£¥₩円원]|元(?![件素])|(?:EUR|GBP|USD|JPY|CNY|KRW|[Ee]uros?|[Dd]ollars?)\b)/;

/**
 * Finds amounts of money typed into words: sooner or later they differ from the offers. Paths are relative to the
 * content folder.
 */
export const typedMoneyIssues = (site: Site, sources: WordSources): ContentIssue[] => [
  ...Object.entries(sources).flatMap(([slug, layers]) =>
    (Object.entries(layers) as [EditionCode, LayeredWords][]).flatMap(([edition, { fileOf }]) =>
      amountsIn(pageTexts(site, slug, edition), fileOf),
    ),
  ),
  ...editionCodes.flatMap((edition) =>
    amountsIn(textsAmong(fieldsIn(region, site.regions[edition])), () => `regions/${edition}.yaml`),
  ),
];

const amountsIn = (texts: readonly FieldText[], fileOf: LayeredWords['fileOf']): ContentIssue[] =>
  texts.flatMap(({ path, text }) => {
    const amount = money.exec(text)?.[0].trim();
    if (amount === undefined) return [];
    const actual = `the amount “${amount}” typed into words`;
    const fix =
      'Name a value instead, such as {price}: one of the offer, of the region’s terms or of the campaign’s values.';
    return [{ file: fileOf(path), path: path.join('.'), actual, fix }];
  });
