import type { CompressedText } from './encoding.ts';
import { bodyBytes, entityTag, matchesTag, preferredEncoding } from './encoding.ts';
import type { ResponseData } from './response.ts';

interface Described {
  status?: 200 | 404;
  /**
   * Headers of every response. Asked for when the body is ready, since compressing may take a while. Undefined: the
   * text is no longer valid.
   */
  describe(): Record<string, string> | undefined;
  typed: Record<string, string>;
}

/**
 * Responds with the text in an encoding that the client accepts, or with 304. A 404 is always sent whole. Undefined if
 * the text became invalid meanwhile.
 */
export async function compressedResponse(
  text: CompressedText,
  asked: Headers,
  { status = 200, describe, typed }: Described,
): Promise<ResponseData | undefined> {
  const encoding = preferredEncoding(asked.get('accept-encoding'));
  const tag = entityTag(text.hash, encoding);
  const isThere = status === 200 && matchesTag(asked.get('if-none-match'), tag);
  const body = isThere ? undefined : await bodyBytes(text, encoding);
  const described = describe();
  if (!described) return undefined;
  const headers = { ...described, etag: tag, vary: 'Accept-Encoding' };
  if (isThere) return { status: 304, headers };
  return { status, headers: { ...headers, ...typed, ...(encoding && { 'content-encoding': encoding }) }, body };
}
