import { type EditionCode, editions } from '#core/place/editions.ts';
import type { Instant } from '#core/time/instant.ts';
import { BoundedCache } from '#core/words/bounded-cache.ts';
import { formatLocalTime } from '../../../dated-content/local-time.ts';
import { type DateMention, dateMentions } from '../../date-mentions.ts';
import type { Check, Finding } from '../../finding.ts';
import { locateText } from '../../locate-text.ts';
import { resolvedPages } from '../../resolved-pages.ts';
import { isExpectation, sentencesOf } from '../../sentences.ts';

/** The first year that content tells of. */
const firstYear = 2020;

/** Keys of a page's value whose texts are not read as sentences about now. */
const skippedKeys = new Set([
  'href',
  'id',
  'hash',
  'iso',
  'alternates',
  'canonical',
  'keywords',
  'published',
  'script',
]);

/** Finds pages that name a past day, month or quarter as if it were still to come, at any time of any edition. */
export const pastAsFuture: Check = (content) => {
  const findings = new Map<string, Finding>();
  for (const { edition, slug, page } of resolvedPages(content.site)) {
    const until = page.validUntil ?? Number.POSITIVE_INFINITY;
    for (const [part, value] of [['head', page.head] as const, ...page.sections.map((one) => [one.id, one] as const)]) {
      for (const { text, sentence } of datedSentences(value)) {
        const instant = staleFrom(sentence, edition, page.instant);
        if (instant === undefined || instant >= until) continue;
        const { file, path } = locateText(content, { edition, slug, part, text });
        const key = [file, path, edition, sentence].join('\n');
        if (findings.has(key)) continue;
        findings.set(key, {
          check: 'past-as-future',
          severity: 'error',
          file,
          path,
          edition,
          instant,
          slug,
          actual: `“${sentence.slice(0, 80)}”, still said after ${formatLocalTime(instant, edition)}`,
          fix: 'Bind it to a window or to a state, and say what is true afterwards.',
        });
      }
    }
  }
  return [...findings.values()];
};

/**
 * Returns the instant from which a sentence, read by an edition at an instant, names something past as if it were to
 * come; undefined: never.
 */
export function staleFrom(text: string, edition: EditionCode, instant: Instant): Instant | undefined {
  const ends = expectedDates(text, editions[edition].lang.slice(0, 2)).map((date) => endOf(date, edition, instant));
  return ends.length === 0 ? undefined : Math.max(instant, ...ends);
}

const datesBySentence = new BoundedCache<string, DateMention[]>(20_000);

/** The dates of a sentence that says of them that they are to come. */
const expectedDates = (text: string, language: string): DateMention[] =>
  datesBySentence.get(`${language} ${text}`, () => findExpectedDates(text, language));

const findExpectedDates = (text: string, language: string): DateMention[] =>
  /* Older dates are those of laws. */
  isExpectation(text, language) ? dateMentions(text).filter(({ year = firstYear }) => year >= firstYear) : [];

/** The first instant after a date. A date without a year is the one nearest to an instant. */
function endOf({ year, month, day, months }: DateMention, edition: EditionCode, instant: Instant): Instant {
  const { timeZone } = editions[edition];
  const endIn = (candidate: number): Instant => {
    const first = Temporal.PlainDate.from({ year: candidate, month, day: day ?? 1 });
    const next = day === undefined ? first.add({ months }) : first.add({ days: 1 });
    return next.toZonedDateTime(timeZone).epochMilliseconds;
  };
  if (year !== undefined) return endIn(year);
  const thisYear = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone).year;
  const distance = (end: Instant) => Math.abs(end - instant);
  return [thisYear - 1, thisYear, thisYear + 1].map(endIn).reduce((a, b) => (distance(b) < distance(a) ? b : a));
}

/** Every sentence of a value that has a figure, with the whole text. */
export function datedSentences(value: unknown): { text: string; sentence: string }[] {
  if (typeof value === 'string')
    return sentencesOf(value).flatMap((sentence) => (/\d/.test(sentence) ? [{ text: value, sentence }] : []));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => (skippedKeys.has(key) ? [] : datedSentences(child)));
}
