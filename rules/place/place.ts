import type { EditionCode } from './editions.ts';
import { editionCodes, editions, isEditionCode } from './editions.ts';

/** Where a visitor stands: an edition and a page's slug in it (`''` is the home page). */
export interface Place {
  edition: EditionCode;
  slug: string;
}

/** The only place where a page's path is put together: `/us/flagship-megatron`, `/flagship-megatron`, `/us`, `/`. */
export function pathOf({ edition, slug }: Place): string {
  const { prefix } = editions[edition];
  if (slug === '') return prefix || '/';
  return `${prefix}/${slug}`;
}

export type ParsedPath = { place: Place } | { redirect: string };

/**
 * Reads a URL's path. Capitals in a region code, `/cn`, doubled and trailing slashes are redirected to the one right
 * spelling. Anything else unknown is a place in some edition at which there is no page.
 */
export function parsePath(pathname: string): ParsedPath {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const first = (segments[0] ?? '').toLowerCase();
  const place: Place = isEditionCode(first)
    ? { edition: first, slug: segments.slice(1).join('/') }
    : { edition: 'cn', slug: segments.join('/') };
  const right = pathOf(place);
  return pathname === right ? { place } : { redirect: right };
}

/** First segments of addresses that the server answers itself: a page there would never be seen. */
const taken = ['admin', 'api', 'assets', 'dev', 'healthz', 'media', 'metrics', 'preview', 'readyz', 'ssr'];

/**
 * Whether no page may have this slug, because its address in mainland China is answered otherwise, or is that of an
 * edition.
 */
export function isReservedPath(slug: string): boolean {
  const first = slug.split('/')[0] ?? '';
  return taken.includes(first) || isEditionCode(first);
}

/** The same page in every edition, in the order of the editions table. */
export const placesOf = (slug: string): Place[] => editionCodes.map((edition) => ({ edition, slug }));
