import type { CompressedText } from './encoding.ts';
import { bodyBytes, entityTag, matchesTag, preferredEncoding } from './encoding.ts';
import type { ResponseData } from './response.ts';

interface Described {
  status?: 200 | 404;
  /**
   * Headers of every answer about the text, and of those that hold it. The first are asked for when its bytes are ready
   * to leave, since that may take a while; undefined: the text is not true any more.
   */
  describe(): Record<string, string> | undefined;
  typed: Record<string, string>;
}

/**
 * A compressed text as the asker reads it; only that it is the same, to who has it. What is missing is always told
 * whole. Undefined where the text was true for no longer than this took.
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
