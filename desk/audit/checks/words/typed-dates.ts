import type { Site } from '#core/site.ts';
import type { Instant } from '#core/time/instant.ts';
import type { Check } from '../../check.ts';
import { dateMentions } from '../../date-mentions.ts';
import { fillSampleValues, findingAbout, writtenWords } from '../../written-words.ts';

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
 * Finds dates and years typed in words. A time belongs into content as data, so that its end is an edge; words name it
 * in braces. Pages about one year's sale may name the year.
 */
export const typedDates: Check = (content) =>
  writtenWords(content).flatMap((words) => {
    const saleYear = yearOfSales(content.site, words.file);
    const typed = typedTimes(fillSampleValues(words.text, '…')).find((time) => time !== saleYear);
    if (typed === undefined) return [];
    return findingAbout(words, {
      check: 'typed-date',
      severity: 'error',
      actual: `“${typed}” in words, which stays there when it is over`,
      fix: 'Write it as a window, a stage of a life or a value of a campaign, and name that value in braces.',
    });
  });

function typedTimes(text: string): string[] {
  const dates = dateMentions(text).filter(({ year = firstYear }) => year >= firstYear);
  return [...dates.map((date) => date.text), ...[...text.matchAll(ownYears)].map(([year]) => year)];
}

/** The year of all sales that a page serves; undefined if there are none or they are of several years. */
function yearOfSales({ pages, campaigns }: Site, file: string): string | undefined {
  const settings = pages[/^pages\/(.+)\/[^/]+$/.exec(file)?.[1] ?? '']?.settings;
  const ids = [...(settings?.campaigns ?? []), ...(settings?.reports === undefined ? [] : [settings.reports])];
  const years = new Set(
    ids.flatMap((id) => Object.values(campaigns[id]?.stages[0]?.windows ?? {}).map(({ opens }) => yearText(opens))),
  );
  return years.size === 1 ? [...years][0] : undefined;
}

const yearText = (instant: Instant): string => `${new Date(instant).getUTCFullYear()}`;
