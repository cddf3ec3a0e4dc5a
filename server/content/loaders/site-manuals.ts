import { textsAmong } from '#core/fields/texts.ts';
import { fieldsIn } from '#core/fields/walk.ts';
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
import { withBothWeights } from '#core/products/derived-figures.ts';
import type { Product } from '#core/products/product-schema.ts';
import type { Manuals } from '#core/site.ts';
import { messageErrors, type ValueKind, valueKindsOf } from '#core/words/message-errors.ts';
import type { ContentReader } from '../content-reader.ts';
import { readLayers } from '../layered-words.ts';
import { readMeasured } from '../measured-media.ts';

const guidesFile = 'manuals/guides.yaml';
/** The complete file of a language, which holds everything that its overrides leave out. */
const wordsFile = (locale: ManualLocale): string => `manuals/${fallbackLocales(locale).at(-1)}.yaml`;

/** Values that guides may use besides the product's figures. */
const otherValues: Record<string, ValueKind> = { ios: 'number', android: 'number' };

/** Files with issues read as undefined. */
type Products = Record<string, Product | undefined>;

/** Reads the structure and words of the quick start guides and joins them with the measured PDF files. */
export function loadManuals(reader: ContentReader, manualsFile: string, products: Products): Manuals {
  const facts = readMeasured<ManualFacts>(manualsFile);
  const files = Object.fromEntries(Object.entries(facts).map(([id, measured]) => [id, manualFacts.parse(measured)]));
  const guides = reader.read(guidesSchema, guidesFile) ?? {};
  const usedLocales = wordLocales.filter((locale) =>
    Object.values(guides).some(({ locales }) => locales.includes(locale)),
  );
  const words = Object.fromEntries(
    usedLocales.map((locale) => [locale, loadWords(reader, locale, products)]),
  ) as Manuals['words'];
  for (const [product, guide] of Object.entries(guides)) {
    for (const locale of guide.locales) {
      const localeWords = words[locale];
      if (localeWords) reportMissingWords(reader, product, guide, locale, localeWords);
    }
  }
  return { guides, words, files };
}

/** Lines may use any product's figures. A guide omits lines with figures that its product does not have. */
function loadWords(reader: ContentReader, locale: ManualLocale, products: Products): ManualWords | undefined {
  const { merged, fileOf } = readLayers(reader, 'manuals', fallbackLocales(locale));
  const words = merged === undefined ? undefined : reader.check(manualWords, merged, fileOf);
  const figures = Object.values(products).map((product) => valueKindsOf(withBothWeights(product?.figures ?? {})));
  const values = Object.assign({}, otherValues, ...figures) as Record<string, ValueKind>;
  for (const { path, text } of textsAmong(fieldsIn(manualWords, words))) {
    for (const { actual, fix } of messageErrors(text, locale, values))
      reader.addIssue(fileOf(path), path.join('.'), actual, fix);
  }
  return words;
}

/** Reports words that a guide needs and its language does not have. */
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
