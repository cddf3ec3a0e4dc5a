import { editions } from '#core/place/editions.ts';
import { formatClockTime, formatLocalDay, localTime } from '../../../dated-content/local-time.ts';
import type { Check } from '../../check.ts';
import { findingAt, type WrittenEdge, writtenEdges } from '../../written-edges.ts';

const writtenZone = (text: string): string => text.slice(text.indexOf('[') + 1, -1);

/** The wall clock time as content writes it, `00:00`. */
const writtenClock = (text: string): string => text.slice('2026-11-22T'.length).slice(0, 5);

/** Finds edges at hours that are probably mistakes: at night, or at the end of a day in another zone. */
export const oddHours: Check = (content) =>
  writtenEdges(content).flatMap((edge) => {
    const reason = findOddity(edge);
    if (!reason || isInclusive(edge)) return [];
    const actual = `${describeEdge(edge)}${lastSeen(edge)}${sameClock(edge) ? '' : `, written as ${writtenClock(edge.text)} in ${writtenZone(edge.text)}`}: ${reason}`;
    const fix = `Write an hour that suits the edition, in its own zone [${editions[edge.edition].timeZone}], or accept this one.`;
    return findingAt(edge, { check: 'odd-hour', severity: 'warning', actual, fix });
  });

/** Finds ends written as the last minute (23:59): a window does not contain its close, so that minute is left out. */
export const inclusiveEnds: Check = (content) =>
  writtenEdges(content)
    .filter(isInclusive)
    .map((edge) =>
      findingAt(edge, {
        check: 'inclusive-end',
        severity: 'warning',
        actual: `${describeEdge(edge)}, so it is not there in the last minute`,
        fix: 'Write the first moment after it, such as 00:00 of the next day: a window does not contain its close.',
      }),
    );

/** Finds edges on days when the clocks of the edition change. */
export const clockChangeDays: Check = (content) =>
  writtenEdges(content).flatMap((edge) => {
    const { hoursInDay } = localTime(edge.instant, edge.edition);
    if (hoursInDay === 24) return [];
    const actual = `${describeEdge(edge)}, a day of ${hoursInDay} hours: the clocks change`;
    const fix =
      'Make sure that the hour is the one that is meant, before or after the change; better, take another day.';
    return findingAt(edge, { check: 'clock-change-day', severity: 'note', actual, fix });
  });

/** Finds windows in content that closed in an earlier year. */
export const pastWindows: Check = (content) =>
  writtenEdges(content).flatMap((edge) => {
    const { end, instant, edition, window } = edge;
    if (end !== 'closes') return [];
    if (localTime(instant, edition).year >= localTime(content.now, edition).year) return [];
    const actual = `${window.name}, over since ${formatLocalDay(instant, edition)}`;
    const fix = 'Remove it, unless it is kept on purpose.';
    return findingAt(edge, { check: 'past-window', severity: 'note', actual, fix });
  });

function findOddity({ instant, edition, text }: WrittenEdge): string | undefined {
  const local = localTime(instant, edition);
  const isMidnight = local.hour === 0 && local.minute === 0 && local.second === 0;
  if (local.minute % 30 !== 0 || local.second !== 0) return 'neither a full nor a half hour';
  if (local.hour < 6 && !isMidnight) return 'in the night of this edition';
  if (!isMidnight && writtenClock(text) === '00:00')
    return `the end of a day in ${writtenZone(text)}, not in this edition`;
  return undefined;
}

/** `Text banner “Summer” closes at 18:00 CEST on 27 Aug 2025`. */
const describeEdge = ({ window, end, instant, edition }: WrittenEdge): string =>
  `${window.name} ${end} at ${formatClockTime(instant, edition)} on ${formatLocalDay(instant, edition)}`;

const lastSeen = ({ end, instant, edition }: WrittenEdge): string =>
  end === 'closes'
    ? ` (last seen at ${localTime(instant - 1, edition)
        .toPlainTime()
        .toString({ smallestUnit: 'minute' })})`
    : '';

const isInclusive = ({ end, text }: WrittenEdge): boolean => end === 'closes' && writtenClock(text).endsWith(':59');

const sameClock = ({ instant, edition, text }: WrittenEdge): boolean =>
  localTime(instant, edition).toPlainTime().toString({ smallestUnit: 'minute' }) === writtenClock(text);
