import { matchesTag } from './encoding.ts';
import { noStore, plainText, type ResponseData } from './response.ts';

interface RangeSource {
  tag: string;
  policy: string;
  /** True if pages of other origins show the file. */
  crossOrigin: boolean;
  headers?: Record<string, string> | false;
  /** Headers of responses with a body: at least the type. */
  contentHeaders: Record<string, string>;
  read(): Promise<Uint8Array<ArrayBuffer>>;
}

/** Responds with an immutable file: whole, as one byte range, or with 304. */
export async function rangeResponse(
  { method, headers }: Pick<Request, 'method' | 'headers'>,
  { tag, policy, crossOrigin, headers: moreHeaders, contentHeaders, read }: RangeSource,
): Promise<ResponseData> {
  // A 304 has them, too: browsers take the policy from it.
  const baseHeaders = {
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    etag: tag,
    'content-security-policy': policy,
    ...(crossOrigin && { 'cross-origin-resource-policy': 'cross-origin' }),
    ...moreHeaders,
  };
  const bodyHeaders = { ...baseHeaders, ...contentHeaders };
  if (matchesTag(headers.get('if-none-match'), tag)) return { status: 304, headers: baseHeaders };
  const bytes = await read();
  const range = allowsRange(method, headers, tag) ? byteRange(headers.get('range'), bytes.length) : undefined;
  if (range === 'unsatisfiable')
    return plainText(416, 'The file ends before that.', { ...noStore, 'content-range': `bytes */${bytes.length}` });
  if (!range) return { status: 200, headers: bodyHeaders, body: bytes };
  const { first, last } = range;
  return {
    status: 206,
    headers: { ...bodyHeaders, 'content-range': `bytes ${first}-${last}/${bytes.length}` },
    body: bytes.subarray(first, last + 1),
  };
}

/** Positions of the first and last byte, both inclusive. */
interface ByteRange {
  first: number;
  last: number;
}

/**
 * Parses a `Range` header for a body of `size` bytes (RFC 9110 §14). Undefined: send everything, because the header
 * asks for no range, for several, or for another unit. `'unsatisfiable'`: the range starts beyond the end.
 */
export function byteRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  if (from === '')
    return Number(to) > 0 && size > 0 ? { first: Math.max(0, size - Number(to)), last: size - 1 } : 'unsatisfiable';
  const first = Number(from);
  if (to !== '' && Number(to) < first) return undefined;
  if (first >= size) return 'unsatisfiable';
  return { first, last: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}

/** Ranges apply to GET only, and only if `If-Range` matches the file. */
const allowsRange = (method: string, headers: Headers, tag: string): boolean =>
  method === 'GET' && [null, tag].includes(headers.get('if-range'));
