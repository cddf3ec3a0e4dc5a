import type { Instant } from '#rules/time/instant.ts';
import { parseInstant } from '#rules/time/instant.ts';
import { cacheUntil } from '../http/cache-policy.ts';
import type { RequestContext, ResponseData } from '../http/response.ts';
import { plainText } from '../http/response.ts';
import type { PreviewToken } from './preview-token.ts';

export type PreviewOf = (visit: RequestContext) => Instant | ResponseData | undefined;

/**
 * Reads the instant that somebody with the preview cookie asks for by `?at=`; undefined for everybody else, a 400 where
 * it cannot be read.
 */
export function createPreview(token: PreviewToken | undefined): PreviewOf {
  if (token === undefined) return () => undefined;
  return (visit) => {
    const asked = visit.url.searchParams.get('at');
    if (asked === null || !token.isCarriedBy(visit)) return undefined;
    try {
      return parseInstant(asked.replace(' ', '+'));
    } catch (error) {
      return plainText(400, `at: ${(error as Error).message}`, previewHeaders);
    }
  };
}

/** A preview is for one pair of eyes. */
export const previewHeaders = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };

/**
 * Headers of an answer that shared caches keep until it changes, for `longest` seconds at most; a preview they never
 * keep.
 */
export const cachingOf = (
  preview: Instant | undefined,
  validUntil: Instant | undefined,
  now: Instant,
  longest: number,
) => (preview === undefined ? { 'cache-control': cacheUntil(validUntil, now, longest) } : previewHeaders);
