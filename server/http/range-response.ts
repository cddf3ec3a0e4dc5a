import { byteRange } from './byte-range.ts';
import { matchesTag } from './encoding.ts';
import type { ResponseData } from './response.ts';
import { noStore, plainText } from './response.ts';

interface FileInParts {
  /** Entity tag of the file. */
  tag: string;
  /**
   * Headers of every answer about the file, its policy among them: browsers take that of a 304 for the file they have.
   * And of those that hold bytes of it.
   */
  described: Record<string, string>;
  typed: Record<string, string>;
  read(): Promise<Uint8Array<ArrayBuffer>>;
}

/**
 * A file that never changes: whole, in the one range of bytes that is asked for, or not at all to those who have it.
 */
export async function rangeResponse(
  { method, headers }: Pick<Request, 'method' | 'headers'>,
  { tag, described, typed, read }: FileInParts,
): Promise<ResponseData> {
  if (matchesTag(headers.get('if-none-match'), tag)) return { status: 304, headers: described };
  const bytes = await read();
  const range = mayBePart(method, headers, tag) ? byteRange(headers.get('range'), bytes.length) : undefined;
  if (range === 'unsatisfiable')
    return plainText(416, 'The file ends before that.', { ...noStore, 'content-range': `bytes */${bytes.length}` });
  if (!range) return { status: 200, headers: typed, body: bytes };
  const { first, last } = range;
  return {
    status: 206,
    headers: { ...typed, 'content-range': `bytes ${first}-${last}/${bytes.length}` },
    body: bytes.subarray(first, last + 1),
  };
}

/** Only GET asks for parts, and only of the file that the asker already has a part of. */
const mayBePart = (method: string, headers: Headers, tag: string): boolean =>
  method === 'GET' && [null, tag].includes(headers.get('if-range'));
