import { isoTime } from './iso-time.ts';
import type { Beside, TimeTravelValue } from './time-travel-value.ts';

/** Everything that an address of the time-travel preview holds. */
export type TimeTravelView = Pick<TimeTravelValue, 'edition' | 'slug' | 'at' | 'zone' | 'beside' | 'width'>;

/** The address of a view, which `readTimeTravelAddress` reads. */
export function timeTravelAddress({ edition, slug, at, zone, beside, width }: TimeTravelView): string {
  const query = new URLSearchParams({ edition, page: slug, at: isoTime(at) });
  const other = besideText(beside);
  if (other !== '') query.set('beside', other);
  query.set('width', String(width));
  if (zone !== 'edition') query.set('zone', zone);
  return `/preview?${query}`;
}

/** `before`, an edition, an instant, or nothing. */
export function besideText(beside: Beside): string {
  if (beside.kind === 'edition') return beside.edition;
  return beside.kind === 'instant' ? isoTime(beside.instant) : beside.kind === 'before' ? 'before' : '';
}
