/** Positions of the first and last byte, both inclusive. */
export interface ByteRange {
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
