import { parse, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5';

export type HtmlElement = Tree.Element;
export type HtmlNode = Tree.Node;

/**
 * Parses a document, or part of one. Scripts are off: the content of `<noscript>` is parsed as elements. `<wbr>` is
 * left out, because it would divide a text into several nodes.
 */
export const parseHtml = (html: string): Tree.Document =>
  parse(html.replaceAll('<wbr>', ''), { scriptingEnabled: false });

/** Parses like `parseHtml`. Throws at the first place where a browser would have to correct the document. */
export function parseStrictly(html: string): Tree.Document {
  return parse(html, {
    scriptingEnabled: false,
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startOffset }) => {
      throw new Error(`${code} at: ${html.slice(Math.max(0, startOffset - 40), startOffset + 60)}`);
    },
  });
}

const isElement = (node: HtmlNode): node is HtmlElement => 'tagName' in node;

/** The nodes inside a node; of a `<template>`, those of its content. */
export function childrenOf(node: HtmlNode): HtmlNode[] {
  if ('content' in node) return node.content.childNodes;
  return 'childNodes' in node ? node.childNodes : [];
}

/** A node and everything in it, in the order of the document. Contents of skipped elements are left out. */
export function* nodesIn(root: HtmlNode, skip: (element: HtmlElement) => boolean = () => false): Generator<HtmlNode> {
  if (isElement(root) && skip(root)) return;
  yield root;
  for (const child of childrenOf(root)) yield* nodesIn(child, skip);
}

/** Every element in a node, the node itself included; of one name only, where a name is given. */
export const elementsIn = (root: HtmlNode, tagName?: string): HtmlElement[] =>
  [...nodesIn(root)].filter(isElement).filter((element) => tagName === undefined || element.tagName === tagName);

export const attributeOf = (element: HtmlElement, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

/** The text of a `<script>` or any other element whose content is text alone. */
export const rawTextOf = (element: HtmlElement): string =>
  childrenOf(element)
    .map((child) => ('value' in child ? child.value : serialize(child as HtmlElement)))
    .join('');

const isInvisible = ({ tagName }: HtmlElement) => tagName === 'script' || tagName === 'style';

/** Returns the readable texts in a node, each on a line of its own and with plain spaces. */
export const linesIn = (root: HtmlNode): string[] =>
  [...nodesIn(root, isInvisible)]
    .flatMap((node) => (node.nodeName === '#text' && 'value' in node ? node.value.split('\n') : []))
    .map((line) => line.replace(/[\u00a0\u202f]/g, ' ').trim())
    .filter((line) => line !== '');
