import { type DatedKind, datedKinds } from '#core/dated/dated-window.ts';
import { type EditionCode, isEditionCode } from '#core/place/editions.ts';
import type { Instant } from '#core/time/instant.ts';
import { type DeskZone, isDeskZone } from '../screen/desk-zones.ts';
import type { CalendarBar } from './calendar-value.ts';
import { dayText, firstPeriod, type Period, readDay } from './timeline/period.ts';

export const groupings = { edition: 'Edition', kind: 'Kind', about: 'Campaign, product, page' } as const;
export type Grouping = keyof typeof groupings;

/** The filters and the period of the calendar, all of which are in its address. */
export interface CalendarState {
  /** Empty means all; the same for kinds. */
  editions: readonly EditionCode[];
  kinds: readonly DatedKind[];
  text: string;
  zone: DeskZone;
  group: Grouping;
  period: Period;
  /** True if bars without an edge in the period are shown too. */
  lasting: boolean;
  open: string | undefined;
}

/**
 * Reads `?edition=uk,de&kind=stage&q=bumblebee&zone=headquarters&group=kind&from=2026-11-01&to=…&open=…`.
 * Impossible values are ignored.
 */
export function readCalendarState(query: URLSearchParams, now: Instant): CalendarState {
  const several = (key: string) => query.getAll(key).flatMap((text) => text.split(','));
  const [zone, group] = [query.get('zone') ?? '', query.get('group') ?? ''];
  const [from, to] = [readDay(query.get('from')), readDay(query.get('to'))];
  return {
    editions: several('edition').filter(isEditionCode),
    kinds: several('kind').filter((kind): kind is DatedKind => Object.hasOwn(datedKinds, kind)),
    text: query.get('q') ?? '',
    zone: isDeskZone(zone) ? zone : 'edition',
    group: Object.hasOwn(groupings, group) ? (group as Grouping) : 'edition',
    period: from !== undefined && to !== undefined && from < to ? { from, to } : firstPeriod(now),
    lasting: query.get('lasting') === 'shown',
    open: query.get('open') ?? undefined,
  };
}

/** The query for a state, without defaults. */
export function writeCalendarState(
  { editions, kinds, text, zone, group, period, lasting, open }: CalendarState,
  now: Instant,
): string {
  const query = new URLSearchParams();
  if (editions.length > 0) query.set('edition', editions.join(','));
  if (kinds.length > 0) query.set('kind', kinds.join(','));
  if (text !== '') query.set('q', text);
  if (zone !== 'edition') query.set('zone', zone);
  if (group !== 'edition') query.set('group', group);
  const first = firstPeriod(now);
  if (period.from !== first.from || period.to !== first.to) {
    query.set('from', dayText(period.from));
    query.set('to', dayText(period.to));
  }
  if (lasting) query.set('lasting', 'shown');
  if (open !== undefined) query.set('open', open);
  const queryText = query.toString().replaceAll('%2C', ',');
  return queryText === '' ? '' : `?${queryText}`;
}

/** The bars that match the filters. Every word of the text must occur in the names or the place of a bar. */
export function matchingBars<Bar extends CalendarBar>(
  bars: readonly Bar[],
  { editions, kinds, text }: Pick<CalendarState, 'editions' | 'kinds' | 'text'>,
): Bar[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return bars.filter((bar) => {
    if (editions.length > 0 && !editions.includes(bar.edition)) return false;
    if (kinds.length > 0 && !kinds.includes(bar.kind)) return false;
    if (words.length === 0) return true;
    const searchText = [
      bar.name,
      bar.about,
      bar.edition,
      bar.kind,
      bar.file,
      bar.path,
      ...bar.windows.map(({ name }) => name),
    ]
      .join(' ')
      .toLowerCase();
    return words.every((word) => searchText.includes(word));
  });
}
