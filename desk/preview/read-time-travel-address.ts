import { type EditionCode, isEditionCode } from '#core/place/editions.ts';
import { type Place, pagePath } from '#core/place/place.ts';
import { type Instant, parseInstant } from '#core/time/instant.ts';
import { type DeskZone, isDeskZone, resolveTimeZone } from '../screen/desk-zones.ts';
import type { TimeTravelView } from './time-travel-address.ts';
import { type Beside, type DeviceWidth, deviceWidths, type TimeTravelValue } from './time-travel-value.ts';

export interface TimeTravelQuery extends TimeTravelView, Pick<TimeTravelValue, 'typed' | 'note'> {
  /** True if the query comes from the form; it is then redirected to its short address. */
  isForm: boolean;
}

interface ReadOptions {
  now: Instant;
  codes: readonly EditionCode[];
  /** Tells if a place ever has a page. */
  has: (place: Place) => boolean;
}

/**
 * Reads `?edition=uk&page=black-friday&at=2026-11-14T09:00:00Z&beside=before&width=1440&zone=edition`. `page` is a
 * slug, empty for the home page; `beside` is `before`, an edition or an instant. In a form, `typed` is a time in the
 * chosen zone. Missing or impossible values get a default; `note` explains a page or a time that was replaced.
 */
export function readTimeTravelAddress(query: URLSearchParams, { now, codes, has }: ReadOptions): TimeTravelQuery {
  const notes: string[] = [];
  const edition =
    codes.find((code) => code === query.get('edition')) ??
    codes.find((code) => code === 'us') ??
    (codes[0] as EditionCode);
  const requestedSlug = query.get('page') ?? '';
  const slug = has({ edition, slug: requestedSlug }) ? requestedSlug : '';
  if (slug !== requestedSlug)
    notes.push(
      `The ${edition} edition never has a page ${pagePath({ edition, slug: requestedSlug })}; this is its home page.`,
    );
  const zone = readZone(query);
  const second = Math.floor(now / 1000) * 1000;
  const at = readInstant(query.get('at'), 'at', notes) ?? second;
  const view = {
    edition,
    slug,
    zone,
    at,
    beside: readBeside(query.get('beside'), codes, notes),
    width: readWidth(query),
  };
  const typed = query.get('typed')?.trim() ?? '';
  return {
    ...view,
    ...(typed !== '' && readTyped(typed, resolveTimeZone(zone, edition, readViewerZone(query)))),
    isForm: query.has('typed'),
    ...(notes.length > 0 && { note: notes.join(' ') }),
  };
}

function readBeside(text: string | null, codes: readonly EditionCode[], notes: string[]): Beside {
  if (text === null || text === '') return { kind: 'nothing' };
  if (text === 'before') return { kind: 'before' };
  if (isEditionCode(text)) return codes.includes(text) ? { kind: 'edition', edition: text } : { kind: 'nothing' };
  const instant = readInstant(text, 'beside', notes);
  return instant === undefined ? { kind: 'nothing' } : { kind: 'instant', instant };
}

function readInstant(text: string | null, key: string, notes: string[]): Instant | undefined {
  if (text === null || text === '') return undefined;
  try {
    return parseInstant(text.replace(' ', '+'));
  } catch (error) {
    notes.push(`${key}: ${(error as Error).message}.`);
    return undefined;
  }
}

/**
 * Reads the value of a date and time field, `2026-11-14T09:00`, in a zone. Anything else is a problem, also an hour
 * that daylight saving skips or repeats.
 */
function readTyped(text: string, timeZone: string): Pick<TimeTravelQuery, 'at'> | Pick<TimeTravelQuery, 'typed'> {
  try {
    const time = Temporal.PlainDateTime.from(text);
    return { at: time.toZonedDateTime(timeZone, { disambiguation: 'reject' }).epochMilliseconds };
  } catch {
    const reasons = 'daylight saving may skip or repeat that hour, or it is not written like 2026-11-14T09:00';
    const problem = `“${text}” is no single time in ${timeZone}: ${reasons}.`;
    return { typed: { text, problem } };
  }
}

function readZone(query: URLSearchParams): DeskZone {
  const zone = query.get('zone') ?? '';
  return isDeskZone(zone) ? zone : 'edition';
}

const readWidth = (query: URLSearchParams): DeviceWidth =>
  deviceWidths.find((width) => String(width) === query.get('width')) ?? 1440;

/** The zone that the browser sent; UTC if it is missing or unknown. */
function readViewerZone(query: URLSearchParams): string {
  const zone = query.get('viewer') ?? 'UTC';
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}
