import { type EditionCode, editionCodes, editions, isEditionCode } from './editions.ts';

/** An edition and the slug of a page in it (`''` is the home page). */
export interface Place {
  edition: EditionCode;
  slug: string;
  query?: PageQuery | undefined;
}

export type PageQuery = Readonly<Record<string, string>>;

/** Longer values of parameters are ignored. */
const maxParameterLength = 200;

/** The parameters of an address that a page declares, repeated ones joined by commas; undefined if it has none. */
export function declaredQuery(declared: readonly string[], parameters: URLSearchParams): PageQuery | undefined {
  const entries = declared.flatMap((name) => {
    const value = parameters.getAll(name).join(',').trim();
    return value === '' || value.length > maxParameterLength ? [] : [[name, value] as const];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/** Builds the path of a page: `/us/flagship-megatron`, `/flagship-megatron`, `/us`, `/`. Nothing else builds one. */
export function pagePath({ edition, slug }: Place): string {
  const { prefix } = editions[edition];
  if (slug === '') return prefix || '/';
  return `${prefix}/${slug}`;
}

/** The path of a page with what the address asks of it: `/us/compare?robots=a%2Cb`. */
export const pathWithQuery = (place: Place): string =>
  pagePath(place) + (place.query ? `?${new URLSearchParams(place.query)}` : '');

/**
 * Parses the path of a URL. Upper-case region codes, `/cn`, doubled and trailing slashes redirect to the canonical
 * path. Every other unknown path is a place without a page.
 */
export function parsePath(pathname: string): { place: Place } | { redirect: string } {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const firstSegment = (segments[0] ?? '').toLowerCase();
  const place: Place = isEditionCode(firstSegment)
    ? { edition: firstSegment, slug: segments.slice(1).join('/') }
    : { edition: 'cn', slug: segments.join('/') };
  const canonicalPath = pagePath(place);
  return pathname === canonicalPath ? { place } : { redirect: canonicalPath };
}

/** First segments of the server's own endpoints. A page there could never be reached. */
export const reservedSegments = [
  'admin',
  'api',
  'assets',
  'dev',
  'healthz',
  'media',
  'metrics',
  'preview',
  'readyz',
  'ssr',
];

/** Returns true if a page must not have this slug: the server or another edition uses its address in mainland China. */
export function isReservedPath(slug: string): boolean {
  const firstSegment = slug.split('/')[0] ?? '';
  return reservedSegments.includes(firstSegment) || isEditionCode(firstSegment);
}

export const allPlaces = (slug: string): Place[] => editionCodes.map((edition) => ({ edition, slug }));
