import { createHash } from 'node:crypto';
import { serialize } from 'parse5';
import { jsonLines } from './json-lines.ts';
import { attributeOf, childrenOf, elementsIn, type HtmlElement, type HtmlNode, rawTextOf } from './parse-html.ts';
import { withoutHashes } from './without-hashes.ts';

/** Elements that mean nothing by themselves: without a counted attribute they are read as if they were not there. */
const plainTags = new Set(['head', 'body', 'div', 'span', 'picture', 'b', 'i', 'u', 'small', 'g']);
/** Those of them whose text is a text of its own. */
const blockTags = new Set(['head', 'body', 'div']);
const skippedTags = new Set(['script', 'style', 'template']);
const skippedRelations = ['stylesheet', 'preload', 'modulepreload', 'prefetch', 'preconnect'];
/** Their ids are addresses: visitors and mails link to them. */
const addressedTags = new Set(['main', 'section', 'article', 'aside', 'details', 'li', 'h1', 'h2', 'h3', 'h4']);
const skippedAttributes = new Set(['class', 'style', 'nonce', 'id', 'integrity']);
const textReferences = new Set(['aria-labelledby', 'aria-describedby']);
const elementReferences = new Set([
  ...['aria-controls', 'aria-owns', 'aria-details', 'aria-errormessage', 'aria-activedescendant'],
  ...['for', 'form', 'list', 'popovertarget', 'commandfor', 'headers'],
]);
type ElementsById = ReadonlyMap<string, HtmlElement>;

/** Ids that React makes. */
const generatedId = /[\w-]*_R_[\w-]*/g;

/**
 * Returns the parts of a document for people, assistive programs and search engines, as lines in its order: texts,
 * links, roles, names, states, pictures, fields and structured data. Classes, wrappers, scripts and names of assets are
 * left out. An element that holds more than one text ends with a line of its own.
 */
export function seenLines(document: HtmlNode): string[] {
  const lines: string[] = [];
  const elements = new Map<string, HtmlElement>();
  addById(document, elements);
  let text = '';

  function endText(): void {
    const words = text.replace(/[ \t\r\n\f]+/g, ' ').trim();
    if (words !== '') lines.push(`“${words}”`);
    text = '';
  }

  function read(node: HtmlNode): void {
    if (node.nodeName === '#text' && 'value' in node) text += node.value;
    else if ('tagName' in node) readElement(node);
    else for (const child of childrenOf(node)) read(child);
  }

  function readElement(element: HtmlElement): void {
    const tagName = meaningOf(element.tagName);
    if (tagName === 'script' && attributeOf(element, 'type') === 'application/ld+json')
      lines.push(...jsonLines(JSON.parse(rawTextOf(element))).map((line) => `structured data: ${line}`));
    if (skippedTags.has(tagName) || isSkippedLink(element)) return;
    const words = element.tagName === 'x-island' ? [] : attributeWords(element, elements);
    if (words.length === 0 && plainTags.has(tagName)) {
      if (blockTags.has(tagName)) endText();
      for (const child of element.childNodes) read(child);
      if (blockTags.has(tagName)) endText();
      return;
    }
    endText();
    const start = lines.length;
    lines.push([tagName, ...words, ...(tagName === 'svg' ? [drawingOf(element)] : [])].join(' '));
    for (const child of tagName === 'svg' ? textsOfDrawing(element) : element.childNodes) read(child);
    endText();
    endElement(tagName, start);
  }

  function endElement(tagName: string, start: number): void {
    const [first, ...others] = lines.slice(start + 1);
    if (first === undefined) {
      if (tagName === 'noscript') lines.length = start;
    } else if (others.length === 0 && first.startsWith('“')) lines.splice(start, 2, `${lines[start]} ${first}`);
    else lines.push(`/${tagName}`);
  }

  read(document);
  endText();
  return lines.map(withoutHashes);
}

/** A custom element means as much as the plain one that could hold the same. */
function meaningOf(tagName: string): string {
  if (tagName === 'x-countdown') return 'div';
  return tagName.startsWith('x-') ? 'span' : tagName;
}

function addById(node: HtmlNode, elements: Map<string, HtmlElement>): void {
  const id = 'attrs' in node ? attributeOf(node, 'id') : undefined;
  if (id !== undefined) elements.set(id, node as HtmlElement);
  for (const child of childrenOf(node)) addById(child, elements);
}

const isSkippedLink = (element: HtmlElement): boolean =>
  element.tagName === 'link' && skippedRelations.includes(attributeOf(element, 'rel') ?? '');

function attributeWords(element: HtmlElement, elements: ElementsById): string[] {
  const id = attributeOf(element, 'id');
  const address =
    id !== undefined && addressedTags.has(element.tagName) && id.search(generatedId) < 0 ? [`id="${id}"`] : [];
  const attributes = element.attrs
    .filter(({ name }) => !skippedAttributes.has(name) && !name.startsWith('data-'))
    .map(({ name, value }) => {
      const seen = seenValue(name, value, elements);
      return seen === '' ? name : `${name}="${seen}"`;
    });
  return [...address, ...attributes.sort()];
}

function seenValue(name: string, value: string, elements: ElementsById): string {
  if (name === 'srcset') return [...new Set(value.split(/,\s+/).map(pictureOf))].join(', ');
  if (name === 'src' || name === 'poster') return pictureOf(value);
  if (textReferences.has(name)) return namedBy(value, elements, textOf);
  if (elementReferences.has(name)) return namedBy(value, elements, describeElement);
  return value.replaceAll(generatedId, '…');
}

const namedBy = (ids: string, elements: ElementsById, describe: (element: HtmlElement) => string): string =>
  ids
    .split(/\s+/)
    .map((id) => elements.get(id))
    .map((element) => (element ? describe(element) : 'nothing'))
    .join(' + ');

/** `/media/truck/robot.2ae633abf51754fc.160.avif 160w` is the picture `/media/truck/robot`. */
const pictureOf = (address: string): string => address.replace(/^(\S+?)\.[0-9a-f]{8,64}\..*$/, '$1');

const describeElement = (element: HtmlElement): string =>
  [element.tagName, attributeOf(element, 'name') ?? attributeOf(element, 'aria-label') ?? textOf(element).slice(0, 40)]
    .filter((word) => word !== '')
    .join(' ');

function textOf(node: HtmlNode): string {
  const texts = (part: HtmlNode): string =>
    part.nodeName === '#text' && 'value' in part ? part.value : childrenOf(part).map(texts).join('');
  return texts(node).replace(/\s+/g, ' ').trim();
}

/** A short name for the look of a drawing. */
function drawingOf(element: HtmlElement): string {
  const markup = serialize(element).replace(/ (class|id|data-[\w-]+)="[^"]*"/g, '');
  return `drawing ${createHash('sha256').update(markup).digest('hex').slice(0, 6)}`;
}

const textsOfDrawing = (element: HtmlElement): HtmlNode[] =>
  elementsIn(element).filter(({ tagName }) => tagName === 'text' || tagName === 'title');
