import { pageAddress, resolveLink } from '#core/links/link.ts';
import type { Guide, ManualChapter, ManualLine, ManualLocale, ManualWords } from '#core/media/manual-schema.ts';
import { type EditionCode, editionCodes, editions } from '#core/place/editions.ts';
import { boxContents, withBothWeights } from '#core/products/product-figures.ts';
import { contactPoints } from '#core/regions/company.ts';
import type { Site } from '#core/site.ts';
import { Moment } from '#core/time/moment.ts';
import { pickLocalised } from '#core/words/words.ts';
import { formatLine } from './format-line.ts';

/** A chapter with all values filled in. Lines that do not apply to the product are omitted. */
export interface FormattedChapter {
  title: string;
  lead?: string | undefined;
  steps: string[];
  points: { title: string; text: string }[];
  note?: string | undefined;
  figures: { value: string; label: string }[];
}

export type ManualContent = ReturnType<typeof manualContent>;

/**
 * Editions whose first language among those of a guide is this one, the edition with the shortest fallback chain
 * first.
 */
const readersOf = (locale: ManualLocale, { locales }: Guide): [EditionCode, ...EditionCode[]] => {
  const readers = editionCodes.filter((code) => editions[code].locales.find((one) => locales.includes(one)) === locale);
  return readers.toSorted((a, b) => editions[a].locales.length - editions[b].locales.length) as [
    EditionCode,
    ...EditionCode[],
  ];
};

/** The content of a product's manual in a language. `site` must be production's, because manuals print its URLs. */
export function manualContent(site: Site, product: string, locale: ManualLocale) {
  const { guides, words: languages } = site.manuals;
  const [manual, words] = [guides[product] as Guide, languages[locale] as ManualWords];
  const [edition, ...others] = readersOf(locale, manual);
  const { lang, locales } = editions[edition];
  const sameLanguage = editionCodes.filter((code) => editions[code].locales.at(-1) === locales.at(-1));
  const { name, word, wordWidth, accent, figures, box } = site.products[product] as Site['products'][string];
  const productName = pickLocalised(name, locales) ?? product;
  const { box: boxWords } = site.messages[edition];
  const values = {
    ...withBothWeights(figures),
    ...site.settings.apps,
  };
  const format = (line: ManualLine | undefined) => formatLine(line, lang, values);
  const productWords = words.guides[product] as ManualWords['guides'][string];
  const chapters = manual.kind === 'robot' ? words.robot : (words.base as NonNullable<ManualWords['base']>);
  return {
    lang,
    brand: site.settings.brand,
    name: productName,
    word,
    wordWidth,
    accent,
    title: words.guide,
    promise: words.promise,
    picture: manual.picture,
    detail: manual.detail.picture,
    shape: manual.shape.picture,
    scene: manual.scene.picture,
    lead: format(productWords.lead) ?? '',
    parts: {
      picture: manual.parts.picture,
      marks: Object.entries(manual.parts.marks).map(([part, [x, y]]) => ({
        x,
        y,
        title: words.parts[part] ?? part,
        text: format(productWords.parts[part]),
      })),
    },
    box: {
      title: boxWords.title,
      items: [
        productName,
        ...boxContents({ box, figures }).map(({ part, count }) =>
          count === 1 ? boxWords[part] : `${count} × ${boxWords[part]}`,
        ),
      ],
    },
    chapters: Object.entries(chapters)
      .filter(([id]) => id !== 'voice' || manual.voice)
      .map(([id, chapter]) => ({ id, ...formatChapter(chapter, format) })),
    voiceCommands: manual.voice && voiceCommands(site, [edition, ...sameLanguage], manual.voice, format),
    app: {
      label: words.scan,
      address:
        resolveLink(site, edition, others.length > 0 ? 'site:hub/app' : `site:hub/app/${edition}`, new Moment(0))
          ?.href ?? '',
    },
    figures: {
      title: words.figures.title,
      rows: words.figures.rows.flatMap(({ name, value }) => optionalRow(name, format(value))),
    },
    support: {
      ...words.support,
      warranty: format(words.support.warranty) ?? '',
      desks: [edition, ...others].map((code) => supportContacts(site, code, words)),
    },
  };
}

const optionalRow = (name: string, value: string | undefined) => (value === undefined ? [] : [{ name, value }]);

type FormatLine = (line: ManualLine | undefined) => string | undefined;

function formatChapter(
  { title, lead, steps = [], points = [], note, figures = [] }: ManualChapter,
  format: FormatLine,
): FormattedChapter {
  return {
    title,
    lead: format(lead),
    steps: steps.flatMap((step) => format(step) ?? []),
    points: points.flatMap(({ title, text }) => {
      const formatted = format(text);
      return formatted === undefined ? [] : [{ title, text: formatted }];
    }),
    note: format(note),
    figures: figures.flatMap(({ value, label }) => {
      const formatted = format(value);
      return formatted === undefined ? [] : [{ value: formatted, label }];
    }),
  };
}

function supportContacts(site: Site, edition: EditionCode, { support }: ManualWords) {
  const { label } = site.regions[edition];
  const contact = contactPoints(site, edition);
  const mailTo = (type: string) => contact.find((entry) => entry.type === type);
  const [customer, technical] = [mailTo('customer support'), mailTo('technical support')];
  return {
    region: label,
    rows: [
      ...optionalRow(support.customerSupport, customer?.email),
      ...optionalRow(support.telephone, customer?.telephone),
      ...optionalRow(support.technicalSupport, technical?.email),
    ],
    manuals: pageAddress(site, { edition, slug: 'manuals' }),
  };
}

interface VoiceWords {
  line: string;
  list: { groups: { title: string; words: string[] }[] };
}

/** The voice commands of a robot, from its page in the first of these editions that has it. Undefined if none has. */
function voiceCommands(
  site: Site,
  editions: readonly EditionCode[],
  { page, groups }: NonNullable<Guide['voice']>,
  format: FormatLine,
) {
  const content = site.pages[page];
  const section = content?.settings.sections.find(({ kind }) => kind === 'voice');
  const withPage = section && editions.find((edition) => content?.words[edition]);
  if (!withPage) return undefined;
  const words = content?.words[withPage]?.sections[section.id] as VoiceWords;
  return { line: format(words.line) ?? '', groups: words.list.groups.slice(0, groups) };
}
