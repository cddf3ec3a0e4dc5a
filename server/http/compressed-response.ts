import { bodyBytes, type CompressedText, entityTag, matchesTag, preferredEncoding } from './encoding.ts';
import type { ResponseData } from './response.ts';

interface CompressedResponseOptions {
  status?: 200 | 404;
  headers: Record<string, string>;
  bodyHeaders: Record<string, string>;
}

/** Responds with the text in an encoding that the client accepts, or with 304. A 404 is always sent whole. */
export function compressedResponse(
  text: CompressedText,
  requestHeaders: Headers,
  { status = 200, headers, bodyHeaders }: CompressedResponseOptions,
): ResponseData {
  const encoding = preferredEncoding(requestHeaders.get('accept-encoding'));
  const tag = entityTag(text.hash, encoding);
  const allHeaders: Record<string, string> = { ...headers, etag: tag, vary: 'Accept-Encoding' };
  if (status === 200 && matchesTag(requestHeaders.get('if-none-match'), tag))
    return { status: 304, headers: allHeaders };
  Object.assign(allHeaders, bodyHeaders);
  if (encoding) allHeaders['content-encoding'] = encoding;
  return { status, headers: allHeaders, body: bodyBytes(text, encoding) };
}
