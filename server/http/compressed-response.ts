import { bodyBytes, type CompressedText, entityTag, matchesTag, preferredEncoding } from './encoding.ts';
import type { ResponseData } from './response.ts';

interface CompressedResponseOptions {
  status?: 200 | 404;
  /**
   * Headers of every response. Asked for when the body is ready, since compressing may take a while. Undefined: the
   * text is no longer valid.
   */
  baseHeaders(): Record<string, string> | undefined;
  bodyHeaders: Record<string, string>;
}

/**
 * Responds with the text in an encoding that the client accepts, or with 304. A 404 is always sent whole. Undefined if
 * the text became invalid meanwhile.
 */
export async function compressedResponse(
  text: CompressedText,
  requestHeaders: Headers,
  { status = 200, baseHeaders, bodyHeaders }: CompressedResponseOptions,
): Promise<ResponseData | undefined> {
  const encoding = preferredEncoding(requestHeaders.get('accept-encoding'));
  const tag = entityTag(text.hash, encoding);
  const isNotModified = status === 200 && matchesTag(requestHeaders.get('if-none-match'), tag);
  const body = isNotModified ? undefined : await bodyBytes(text, encoding);
  const currentHeaders = baseHeaders();
  if (!currentHeaders) return undefined;
  const headers = { ...currentHeaders, etag: tag, vary: 'Accept-Encoding' };
  if (isNotModified) return { status: 304, headers };
  return { status, headers: { ...headers, ...bodyHeaders, ...(encoding && { 'content-encoding': encoding }) }, body };
}
