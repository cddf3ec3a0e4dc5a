import {
  type Document,
  isCollection,
  isMap,
  isPair,
  isSeq,
  type Node,
  parseDocument,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { isTree } from '#core/fields/tree.ts';
import { formatYaml, yamlFormat } from '#server/content/yaml-format.ts';

/** Longest list or group that is written on one line, in characters of JSON. */
const maxLineLength = 120;

/**
 * Writes another value into the text of a content file, in the project's format. Everything that stays equal keeps its
 * comments, quotation marks and aliases. If one of several places that share a value by an alias changes, it gets a
 * value of its own. Throws if the text is not YAML, or if the value of an alias would be missing or come after it.
 */
export function writeValue(text: string, value: unknown): string {
  const document = parseDocument(text, yamlFormat);
  document.contents = updateNode(document, document.contents, value) as typeof document.contents;
  return formatYaml(document.toString());
}

function updateNode(document: Document, node: Node | null, value: unknown): Node {
  if (node && hasValue(document, node, value)) return node;
  if (isMap(node) && isTree(value) && node.items.length > 0) return updateMap(document, node, value);
  if (isSeq(node) && Array.isArray(value) && node.items.length > 0) return updateList(document, node, value);
  const { anchor, comment, commentBefore, spaceBefore } = (node ?? {}) as { anchor?: string } & Partial<Node>;
  return Object.assign(createNode(document, value), { anchor, comment, commentBefore, spaceBefore });
}

/** Compares with the order of keys, which a form can change. */
const hasValue = (document: Document, node: Node, value: unknown): boolean =>
  JSON.stringify(node.toJS(document)) === JSON.stringify(value);

function updateMap(document: Document, map: YAMLMap, value: Record<string, unknown>): YAMLMap {
  const pairs = new Map(map.items.map((pair) => [String(pair.key), pair]));
  map.items = Object.entries(value)
    .filter(([, entry]) => entry !== undefined)
    .map(([key, entry]) => {
      const pair = pairs.get(key);
      if (!pair) return document.createPair(key, createNode(document, entry));
      pair.value = updateNode(document, pair.value as Node | null, entry);
      return pair;
    });
  return map;
}

/**
 * An entry gets the node of an equal old entry, so that comments move with it; else of the one with its `id`; else, if
 * both lists are equally long, of the one at its place.
 */
function updateList(document: Document, list: YAMLSeq, entries: readonly unknown[]): YAMLSeq {
  const items = list.items as Node[];
  const freeItems = new Set(items);
  const take = (fits: (item: Node) => boolean): Node | undefined => {
    const item = items.find((one) => freeItems.has(one) && fits(one));
    if (item) freeItems.delete(item);
    return item;
  };
  const equalItems = entries.map((entry) => take((item) => hasValue(document, item, entry)));
  list.items = entries.map((entry, place) => {
    const item =
      equalItems[place] ??
      (isTree(entry) && 'id' in entry ? take((one) => isMap(one) && one.get('id') === entry.id) : undefined) ??
      (entries.length === items.length ? take((one) => one === items[place]) : undefined);
    return item ? updateNode(document, item, entry) : createNode(document, entry);
  });
  return list;
}

/** Short lists and groups of single values are written on one line. */
function createNode(document: Document, value: unknown): Node {
  const node = document.createNode(value, { aliasDuplicateObjects: false });
  visit(node, {
    Collection(_, collection) {
      const isFlat = !collection.items.some((item) => isCollection(isPair(item) ? item.value : item));
      collection.flow = isFlat && JSON.stringify(collection).length <= maxLineLength;
    },
  });
  return node;
}
