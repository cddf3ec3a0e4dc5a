import type { Site } from '#core/site.ts';
import type { Instant } from '#core/time/instant.ts';
import { dateMentions } from '../../date-mentions.ts';
import type { Check } from '../../finding.ts';
import { isNarration, sentencesOf } from '../../sentences.ts';
import { timePhraseIn } from '../../time-phrases.ts';
import { fillSampleValues, writtenWords } from '../../written-words.ts';

/** The first year of the site's own time. Laws and brands are older. */
const firstYear = 2020;

/** Before and after the number, these tell that it is no year: the name of a law or a place, a quantity. */
const numbered = 'Acts?|Regulation|Verordnung|Gesetz|Directive|Richtlinie|Suite|Room|Unit|Nr\\.|No\\.|Model|Modell';
const counted = [
  ' ?(?:[×x]|by|mal|sur) ?\\d',
  ' ?(?:pixels?|hours?|parts?|units?|pieces?|mAh|heures|pièces|mm|cm|km|[gm])(?!\\p{L})',
  ' (?:Pixel|Stunden|Teile|Stück|Einheiten)',
  ' ?(?:个|個|件|台|枚|点|小时|時間|개|대|가지|시간)',
].join('|');
const ownYears = new RegExp(
  `(?<![\\d,+]|\\p{L}-|(?<!\\p{L})(?:${numbered}) )20[2-4]\\d(?!\\d|[.,/]\\d|${counted})`,
  'gu',
);

/**
 * Finds dates, years and times such as “next month” typed in words. A time belongs into content as data, so that its
 * end is an edge; words name it in braces. Past dates may be in the past tense, and pages about one year's sale may
 * name it.
 */
export const typedDates: Check = (content) =>
  writtenWords(content).flatMap(({ file, path, text, locale }) => {
    const language = locale.slice(0, 2);
    const saleYear = yearOfSales(content.site, file);
    const typed = sentencesOf(fillSampleValues(text, '…'))
      .flatMap((sentence) => typedTimes(sentence, language, content.now))
      .find((time) => time !== saleYear);
    if (typed === undefined) return [];
    return [
      {
        check: 'typed-date',
        severity: 'error' as const,
        file,
        path: path.join('.'),
        actual: `“${typed}” in words, which stays there when it is over`,
        fix: 'Write it as a window, a stage of a life or a value of a campaign, and name that value in braces.',
      },
    ];
  });

/** The times that a sentence names, without those that it tells as past. */
function typedTimes(sentence: string, language: string, now: Instant): string[] {
  const dates = dateMentions(sentence)
    .filter(({ year, day }) => (day !== undefined || year !== undefined) && (year ?? firstYear) >= firstYear)
    .map(({ text, year = Number.POSITIVE_INFINITY, month, months, day }) => ({
      text,
      end: day === undefined ? Date.UTC(year, month - 1 + months) : Date.UTC(year, month - 1, day + 1),
    }));
  const years = [...sentence.matchAll(ownYears)].map(([text]) => ({ text, end: Date.UTC(Number(text) + 1) }));
  const isPast = isNarration(sentence, language);
  const phrase = timePhraseIn(sentence, language);
  return [
    ...[...dates, ...years].filter(({ end }) => !isPast || !(end <= now)).map(({ text }) => text),
    ...(phrase !== undefined && dates.length === 0 ? [phrase] : []),
  ];
}

/** The year of all sales that a page serves; undefined if there are none or they are of several years. */
function yearOfSales({ pages, campaigns }: Site, file: string): string | undefined {
  const settings = pages[/^pages\/(.+)\/[^/]+$/.exec(file)?.[1] ?? '']?.settings;
  const ids = [...(settings?.campaigns ?? []), ...(settings?.reports === undefined ? [] : [settings.reports])];
  const years = new Set(
    ids.flatMap((id) => Object.values(campaigns[id]?.stages[0]?.windows ?? {}).map(({ opens }) => yearOf(opens))),
  );
  return years.size === 1 ? [...years][0] : undefined;
}

const yearOf = (instant: Instant): string => `${new Date(instant).getUTCFullYear()}`;
