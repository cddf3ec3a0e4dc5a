import { isDeepStrictEqual } from 'node:util';
import {
  type Alias,
  type Document,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parse,
  parseDocument,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { isTree } from '#core/fields/tree.ts';
import { alignItems } from './align-items.ts';
import { blockText, flowText, inlineText, isShort, scalarText } from './yaml-text.ts';

type Range = readonly [from: number, to: number];
type Collection = YAMLMap | YAMLSeq;

interface Source {
  text: string;
  doc: Document;
  /** The new value of each anchor, set when its node is visited. */
  anchors: Map<string, unknown>;
}

/**
 * Rewrites a YAML text to hold another value. Only differences are written; every other byte stays, including comments,
 * order, quotes and line breaks. If one of several places that share a value by an alias changes, it gets its own
 * value. Throws if the text is not YAML, or if the change cannot be written this way.
 */
export function rewriteYaml(text: string, value: unknown): string {
  const doc = parseDocument(text);
  const [error] = doc.errors;
  if (error) throw error;
  const root = doc.contents as Node | null;
  if (root === null) return blockText(value, 0);
  const source = { text, doc, anchors: new Map() };
  const [from, to] = rangeOf(root, source);
  const changed = text.slice(0, from) + rewrite(root, value, source) + text.slice(to);
  if (!parsesTo(changed, value))
    throw new Error('a change that would cost comments, or values that several places share');
  return changed;
}

/** Returns true if a text parses to a value, with its keys in the same order. */
function parsesTo(text: string, value: unknown): boolean {
  try {
    return JSON.stringify(parse(text)) === JSON.stringify(value);
  } catch {
    return false;
  }
}

/** Start and end of a node in the text, without the line break after it. */
function rangeOf(node: Node, { text }: Source): Range {
  if (!node.range) throw new Error('A YAML node has no range in its text.');
  const [from, to] = node.range;
  const isBlock = isCollection(node) && !node.flow;
  return [
    from,
    isBlock
      ? from + text.slice(from, lastEnd(node) ?? to).trimEnd().length
      : from + text.slice(from, to).replace(/\n$/, '').length,
  ];
}

/** The end of the last entry of a node in block style. */
function lastEnd(node: Node): number | undefined {
  if (!isCollection(node) || node.flow) return node.range?.[1];
  const last = node.items.at(-1) as Node | { key: Node; value: Node | null } | undefined;
  if (!last) return node.range?.[1];
  if (!('key' in last)) return lastEnd(last);
  return last.value ? lastEnd(last.value) : (last.key.range?.[1] ?? 0) + 1;
}

/** The new text for the range of a node. */
function rewrite(node: Node, value: unknown, source: Source, inFlow = false): string {
  const currentText = source.text.slice(...rangeOf(node, source));
  if (isAlias(node)) return keepsAlias(node, value, source) ? currentText : flowText(value);
  if (node.anchor !== undefined) source.anchors.set(node.anchor, value);
  if (isMap(node) && isTree(value)) return rewriteCollection(node, mapParts(node, value, source), source);
  if (isSeq(node) && Array.isArray(value)) return rewriteCollection(node, seqParts(node, value, source), source);
  if (isScalar(node) && !isTree(value) && !Array.isArray(value))
    return node.value === value ? currentText : scalarText(value, node.type, inFlow);
  return flowText(value);
}

const keepsAlias = (node: Alias, value: unknown, { anchors }: Source): boolean =>
  anchors.has(node.source) && isDeepStrictEqual(anchors.get(node.source), value);

/**
 * One entry of the new collection: an old one (its index in the node, and its text) or a new one.
 */
type Part = { old: number; text: string } | { old: undefined; key: string | undefined; value: unknown };

function mapParts(node: YAMLMap, value: Record<string, unknown>, source: Source): Part[] {
  const keys = node.items.map(({ key }) => String((key as Scalar).value));
  const order = Object.keys(value).filter((key) => value[key] !== undefined);
  const remainingKeys = keys.filter((key) => order.includes(key));
  const wasInOrder = isDeepStrictEqual(
    order.filter((key) => remainingKeys.includes(key)),
    remainingKeys,
  );
  const textsByKey = new Map(
    remainingKeys.map((key) => [key, rewritePair(node, keys.indexOf(key), value[key], source)]),
  );
  const keyOrder = wasInOrder ? [...remainingKeys, ...order.filter((key) => !remainingKeys.includes(key))] : order;
  return keyOrder.map((key): Part => {
    const text = textsByKey.get(key);
    return text === undefined ? { old: undefined, key, value: value[key] } : { old: keys.indexOf(key), text };
  });
}

/**
 * The text of a key and its value. A value that becomes a list or a group, or stops being one, goes to its own lines if
 * it is long.
 */
function rewritePair(map: YAMLMap, index: number, value: unknown, source: Source): string {
  const { key, value: node } = map.items[index] as { key: Node; value: Node | null };
  const [start, keyEnd] = rangeOf(key, source);
  const head = `${source.text.slice(start, keyEnd)}:`;
  if (!node) return value === null ? head : `${head} ${flowText(value)}`;
  const isSameKind =
    isAlias(node) ||
    (isMap(node) ? isTree(value) : isSeq(node) ? Array.isArray(value) : !isTree(value) && !Array.isArray(value));
  const isEmptyNow = isTree(value) && Object.keys(value).length === 0;
  if (isSameKind && !isEmptyNow && !(isSeq(node) && (value as unknown[]).length === 0)) {
    return source.text.slice(start, rangeOf(node, source)[0]) + rewrite(node, value, source, map.flow);
  }
  if (map.flow) return `${head} ${flowText(value)}`;
  if (isShort(value)) return `${head} ${inlineText(value)}`;
  return `${head}\n${blockText(value, columnOf(source.text, start) + 2)}`.trimEnd();
}

function seqParts(node: YAMLSeq, value: unknown[], source: Source): Part[] {
  const old = node.items.map((item) => (item as Node).toJS(source.doc) as unknown);
  return alignItems(old, value).map(
    (index, place): Part =>
      index === undefined
        ? { old: undefined, key: undefined, value: value[place] }
        : { old: index, text: rewriteEntry(node, index, value[place], source) },
  );
}

/** The text of a list entry, in block style from its dash on. */
function rewriteEntry(list: YAMLSeq, index: number, value: unknown, source: Source): string {
  const item = list.items[index] as Node;
  return (
    source.text.slice(entryRange(list, index, source)[0], rangeOf(item, source)[0]) +
    rewrite(item, value, source, list.flow)
  );
}

const columnOf = (text: string, offset: number): number => offset - (text.lastIndexOf('\n', offset - 1) + 1);

/**
 * Start and end of an entry of a collection. A pair starts at its key, a list entry in block style at its dash.
 */
function entryRange(node: Collection, index: number, source: Source): Range {
  if (isMap(node)) {
    const { key, value } = node.items[index] as { key: Node; value: Node | null };
    const [from, to] = rangeOf(key, source);
    return [from, value ? rangeOf(value, source)[1] : to + 1];
  }
  const item = node.items[index] as Node;
  const [from, to] = rangeOf(item, source);
  const anchor = isAlias(item) || item.anchor === undefined ? from : source.text.lastIndexOf(`&${item.anchor}`, from);
  return [node.flow ? anchor : source.text.lastIndexOf('-', anchor - 1), to];
}

/**
 * A collection with new text for its entries. The text between them stays if their number and order are unchanged.
 */
function rewriteCollection(node: Collection, parts: Part[], source: Source): string {
  const ranges = node.items.map((_, index) => entryRange(node, index, source));
  if (parts.length === ranges.length && parts.every(({ old }, index) => old === index))
    return splice(node, ranges, parts as { text: string }[], source);
  if (parts.length === 0) return isMap(node) ? '{}' : '[]';
  return node.flow ? joinFlow(node, parts) : joinBlock(node, ranges, parts, source);
}

function splice(node: Collection, ranges: Range[], parts: { text: string }[], source: Source): string {
  const [from, to] = rangeOf(node, source);
  let [result, at] = ['', from];
  for (const [index, [start, end]] of ranges.entries()) {
    result += source.text.slice(at, start) + parts[index]?.text;
    at = end;
  }
  return result + source.text.slice(at, to);
}

function joinFlow(node: Collection, parts: Part[]): string {
  const entries = parts.map((part) => {
    if (part.old !== undefined) return part.text;
    return (part.key === undefined ? '' : `${scalarText(part.key, undefined, true)}: `) + flowText(part.value);
  });
  return isMap(node) ? `{ ${entries.join(', ')} }` : `[${entries.join(', ')}]`;
}

/**
 * Joins entries in block style. Blank lines and comments before an entry move with it, and so does the rest of its
 * line.
 */
function joinBlock(node: Collection, ranges: Range[], parts: Part[], source: Source): string {
  const { text } = source;
  const [from, to] = rangeOf(node, source);
  const indent = columnOf(text, from);
  const ends = ranges.map(([, end]) => (end >= to ? to : text.indexOf('\n', end)));
  const lines = parts.map((part, place) => {
    if (part.old === undefined)
      return blockText(part.key === undefined ? [part.value] : { [part.key]: part.value }, indent).trimEnd();
    const [start, end] = ranges[part.old] as Range;
    const before = part.old === 0 ? ' '.repeat(indent) : text.slice((ends[part.old - 1] ?? 0) + 1, start);
    const whole = before + part.text + text.slice(end, ends[part.old]);
    return place === 0 ? whole.trimStart() : whole;
  });
  return lines.join('\n').trimStart();
}
