import type { EditionCode } from '#core/place/editions.ts';
import type { Instant } from '#core/time/instant.ts';
import type { Beside, TimeTravelValue } from './time-travel-value.ts';

/** `2026-11-14T09:00:00Z`, also in browsers without Temporal. */
export const isoTime = (instant: Instant): string => new Date(instant).toISOString().replace('.000Z', 'Z');

export type TimeTravelView = Pick<TimeTravelValue, 'edition' | 'slug' | 'at' | 'zone' | 'beside' | 'width'>;

/** The address of a view, which `readTimeTravelAddress` reads. */
export const timeTravelAddress = (view: TimeTravelView): string => `/preview?${timeTravelQuery(view)}`;

export function timeTravelQuery({ edition, slug, at, zone, beside, width }: TimeTravelView): string {
  const query = new URLSearchParams({ edition, page: slug, at: isoTime(at) });
  const other = besideText(beside);
  if (other !== '') query.set('beside', other);
  query.set('width', String(width));
  if (zone !== 'edition') query.set('zone', zone);
  return query.toString();
}

/** `before`, an edition, an instant, or nothing. */
export function besideText(beside: Beside): string {
  if (beside.kind === 'edition') return beside.edition;
  return beside.kind === 'instant' ? isoTime(beside.instant) : beside.kind === 'before' ? 'before' : '';
}

/**
 * The page beside that of a view; undefined if there is none. `isFirst` is true if it is the earlier one, which is on
 * the left; another edition is on the right.
 */
export function pageBeside({
  edition,
  at,
  beside,
}: Pick<TimeTravelView, 'edition' | 'at' | 'beside'>):
  | { edition: EditionCode; at: Instant; isFirst: boolean }
  | undefined {
  if (beside.kind === 'nothing') return undefined;
  if (beside.kind === 'edition') return { edition: beside.edition, at, isFirst: false };
  const instant = beside.kind === 'before' ? at - 1000 : beside.instant;
  return { edition, at: instant, isFirst: instant < at };
}
