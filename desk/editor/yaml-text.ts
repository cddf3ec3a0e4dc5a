import { Document, type Scalar, Scalar as ScalarNode } from 'yaml';

/** Longest line for a new entry in braces or brackets, in characters. */
const maxLineLength = 120;

/**
 * Writes a scalar in the given style: quotes stay quotes, and plain text stays plain if it parses to the same value.
 * `inFlow`: it stands between commas in braces or brackets.
 */
export function scalarText(value: unknown, style: Scalar.Type | undefined, inFlow: boolean): string {
  const node = new ScalarNode(value);
  if (typeof value === 'string' && (style === 'QUOTE_SINGLE' || style === 'QUOTE_DOUBLE')) node.type = style;
  const doc = new Document([node]);
  (doc.contents as unknown as { flow: boolean }).flow = inFlow;
  const text = doc
    .toString({ lineWidth: 0, singleQuote: true, flowCollectionPadding: false, blockQuote: false })
    .trim();
  return inFlow ? text.slice(1, -1) : text.slice('- '.length);
}

/** A value on the line of its key. */
export const inlineText = (value: unknown): string =>
  typeof value === 'object' && value !== null ? flowText(value) : scalarText(value, undefined, false);

/** A value in braces and brackets, on one line. */
export function flowText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flowText).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return scalarText(value, undefined, true);
  const entries = definedEntries(value).map(
    ([key, entry]) => `${scalarText(key, undefined, true)}: ${flowText(entry)}`,
  );
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

const definedEntries = (value: object): [key: string, value: unknown][] =>
  Object.entries(value).filter(([, entry]) => entry !== undefined);

const isNested = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0;

/** Returns true if a value goes on the line of its key. */
export function isShort(value: unknown): boolean {
  if (!isNested(value)) return true;
  return !Object.values(value as object).some(isNested) && flowText(value).length <= maxLineLength;
}

/**
 * A list or a group in block style, indented by this many spaces. Short entries are written in braces and brackets.
 */
export function blockText(value: unknown, indent: number): string {
  const pad = ' '.repeat(indent);
  if (!isNested(value)) return `${pad}${inlineText(value)}\n`;
  if (Array.isArray(value)) {
    return value
      .map((entry) =>
        isShort(entry) ? `${pad}- ${inlineText(entry)}\n` : `${pad}- ${blockText(entry, indent + 2).trimStart()}`,
      )
      .join('');
  }
  return definedEntries(value as object)
    .map(
      ([key, entry]) =>
        `${pad}${scalarText(key, undefined, false)}:${isShort(entry) ? ` ${inlineText(entry)}\n` : `\n${blockText(entry, indent + 2)}`}`,
    )
    .join('');
}
