import { fieldsIn, textsAmong } from '#core/fields/walk.ts';
import {
  type Guide,
  guides as guidesSchema,
  type ManualFacts,
  type ManualLocale,
  type ManualWords,
  manualFacts,
  manualWords,
} from '#core/media/manual-schema.ts';
import { fallbackLocales, wordLocales } from '#core/place/editions.ts';
import { withBothWeights } from '#core/products/product-figures.ts';
import type { Product } from '#core/products/product-schema.ts';
import type { Manuals } from '#core/site.ts';
import type { ValueKind } from '#core/words/words.ts';
import type { ContentReader } from '../content-reader.ts';
import { readLayers } from '../layered-words.ts';
import { messageErrors, valueKindsOf } from '../message-errors.ts';
import { readMeasured } from './site-media.ts';

const guidesFile = 'manuals/guides.yaml';
/** The complete file of a language, which holds everything that its overrides leave out. */
const wordsFile = (locale: ManualLocale): string => `manuals/${fallbackLocales(locale).at(-1)}.yaml`;

const otherValues: Record<string, ValueKind> = { ios: 'number', android: 'number' };

/** Reads the structure and words of the quick start guides and joins them with the measured PDF files. */
export function loadManuals(reader: ContentReader, manualsFile: string): Manuals {
  const facts = readMeasured<ManualFacts>(manualsFile);
  const files = Object.fromEntries(Object.entries(facts).map(([id, measured]) => [id, manualFacts.parse(measured)]));
  const guides = reader.read(guidesSchema, guidesFile) ?? {};
  const usedLocales = wordLocales.filter((locale) =>
    Object.values(guides).some(({ locales }) => locales.includes(locale)),
  );
  const words = Object.fromEntries(
    usedLocales.map((locale) => {
      const { merged, fileOf } = readLayers(reader, 'manuals', fallbackLocales(locale));
      return [locale, merged === undefined ? undefined : reader.check(manualWords, merged, fileOf)];
    }),
  ) as Manuals['words'];
  return { guides, words, files };
}

/**
 * Checks that every guide has its words, and that they name only values that there are. Lines may use any product's
 * figures: a guide omits lines with figures that its product does not have.
 */
export function checkManuals(
  reader: ContentReader,
  { guides, words }: Manuals,
  products: Record<string, Product>,
): void {
  const figures = Object.values(products).map((product) => valueKindsOf(withBothWeights(product.figures)));
  const values = Object.assign({}, otherValues, ...figures) as Record<string, ValueKind>;
  for (const [locale, localeWords] of Object.entries(words) as [ManualLocale, ManualWords][]) {
    const { fileOf } = readLayers(reader, 'manuals', fallbackLocales(locale));
    for (const { path, text } of textsAmong(fieldsIn(manualWords, localeWords)))
      for (const { actual, fix } of messageErrors(text, locale, values))
        reader.addIssue(fileOf(path), path.join('.'), actual, fix);
    for (const [product, guide] of Object.entries(guides))
      if (guide.locales.includes(locale)) reportMissingWords(reader, product, guide, locale, localeWords);
  }
}

function reportMissingWords(
  reader: ContentReader,
  product: string,
  { kind, parts }: Guide,
  locale: ManualLocale,
  words: ManualWords,
): void {
  const file = wordsFile(locale);
  const reportMissing = (path: string) =>
    reader.addIssue(
      file,
      path,
      `no words, which the guide of ${product} needs`,
      `Add them, or take ${locale} from its locales in ${guidesFile}.`,
    );
  if (!words.guides[product]) reportMissing(`guides.${product}`);
  if (!words[kind]) reportMissing(kind);
  for (const part of Object.keys(parts.marks)) if (words.parts[part] === undefined) reportMissing(`parts.${part}`);
  for (const part of Object.keys(words.guides[product]?.parts ?? {})) {
    if (!parts.marks[part])
      reader.addIssue(
        file,
        `guides.${product}.parts.${part}`,
        'words of a part that has no number',
        `Remove them, or add the part to the marks in ${guidesFile}.`,
      );
  }
}
