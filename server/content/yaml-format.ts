import { parseDocument, type SchemaOptions, type Tags, type YAMLMap, type YAMLSeq } from 'yaml';

type CollectionTag = Extract<Tags[number], { collection: string }>;
type WriteArguments = Parameters<YAMLSeq['toString']>;

/**
 * The format of content files: options for everything that parses or writes one. A line is as long as its text, and
 * what needs quotation marks gets single ones. Comments, order and the marks of each file stay as they are.
 */
export const yamlFormat: SchemaOptions = {
  customTags: (tags) => tags.map((tag) => (typeof tag === 'object' && tag.collection ? withPadding(tag) : tag)),
  toStringDefaults: { lineWidth: 0, singleQuote: true },
};

/** Lists are written as `[a, b]`, groups as `{ a: 1 }`. The library has one option for both. */
function withPadding(tag: CollectionTag): CollectionTag {
  const flowCollectionPadding = tag.collection === 'map' ? ' ' : '';
  const stringify = (
    node: YAMLMap | YAMLSeq,
    context: WriteArguments[0],
    ...others: [WriteArguments[1], WriteArguments[2]]
  ) => node.toString(context && { ...context, flowCollectionPadding }, ...others);
  return Object.assign({}, tag, { stringify });
}

/** A text with errors stays as it is. */
export function formatYaml(text: string): string {
  const document = parseDocument(text, yamlFormat);
  return document.errors.length > 0 ? text : document.toString();
}
