import { type Instant, parseInstant } from '#core/time/instant.ts';
import { plainText, type RequestContext, type ResponseData } from '../http/response.ts';
import type { PreviewToken } from './preview-token.ts';

export type PreviewOf = (context: RequestContext) => Instant | ResponseData | undefined;

/** Reads `?at=` of requests with the preview cookie. Undefined without either, a 400 if it cannot be parsed. */
export function createPreview(token: PreviewToken | undefined): PreviewOf {
  if (token === undefined) return () => undefined;
  return (context) => {
    const { url } = context;
    const requested = url.search === '' ? null : url.searchParams.get('at');
    if (requested === null || !token.isCarriedBy(context)) return undefined;
    try {
      return parseInstant(requested.replace(' ', '+'));
    } catch (error) {
      return plainText(400, `at: ${(error as Error).message}`, previewHeaders);
    }
  };
}

export const previewHeaders = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };
