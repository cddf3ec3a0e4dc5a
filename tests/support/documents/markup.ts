import type { OfferNow } from '#core/offers/offer.ts';
import {
  attributeOf,
  elementsIn,
  type HtmlElement,
  type HtmlNode,
  linesIn,
  parseHtml,
  rawTextOf,
} from './parse-html.ts';

/** The links and targets of a document. */
export interface Markup {
  anchors: Anchor[];
  /** Canonical address and alternates of its head. Absolute. */
  relations: string[];
  /** Addresses among the props of islands, which become links in the browser. */
  islandLinks: string[];
  ids: Set<string>;
}

export interface Anchor {
  href: string;
  rel: string | undefined;
  target: string | undefined;
}

/** The value of an attribute in each element that has it. */
const attributesIn = (elements: HtmlElement[], name: string): string[] =>
  elements.flatMap((element) => attributeOf(element, name) ?? []);

const isRelation = (link: HtmlElement) => ['alternate', 'canonical'].includes(attributeOf(link, 'rel') ?? '');

export const readMarkup = (html: string): Markup => markupIn(parseHtml(html));

export function markupIn(document: HtmlNode): Markup {
  const elements = elementsIn(document);
  const named = (tagName: string) => elements.filter((element) => element.tagName === tagName);
  const anchors = named('a').flatMap((anchor): Anchor[] => {
    const href = attributeOf(anchor, 'href');
    return href === undefined ? [] : [{ href, rel: attributeOf(anchor, 'rel'), target: attributeOf(anchor, 'target') }];
  });
  const props = attributesIn(named('x-island'), 'props').map((json): unknown => JSON.parse(json));
  return {
    anchors,
    relations: attributesIn(named('link').filter(isRelation), 'href'),
    islandLinks: props.flatMap(linksIn),
    ids: new Set(attributesIn(elements, 'id')),
  };
}

/** `#1c1 #a83 #111` are the colours behind a picture that loads. */
const color = /^#[0-9a-f]{3}( #[0-9a-f]{3}){2}$/;

function linksIn(value: unknown): string[] {
  if (typeof value === 'string') return /^(\/|#|https?:)/.test(value) && !color.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(linksIn);
}

type LinkedData = Record<string, Record<string, unknown>>;

/** The JSON-LD of a document, by type of its parts. */
export const linkedDataOf = (html: string): LinkedData => linkedDataIn(parseHtml(html));

export function linkedDataIn(document: HtmlNode): LinkedData {
  const script = elementsIn(document, 'script').find(
    (element) => attributeOf(element, 'type') === 'application/ld+json',
  );
  const json = script ? rawTextOf(script) : '{}';
  const { '@graph': graph = [] } = JSON.parse(json) as { '@graph'?: { '@type': string }[] };
  return Object.fromEntries(graph.map((part) => [part['@type'], part]));
}

/** The `availability` that structured data gives for each state. */
export const availability: Record<OfferNow['state'], string> = {
  teaser: 'https://schema.org/OutOfStock',
  buyNow: 'https://schema.org/InStock',
  preOrder: 'https://schema.org/PreOrder',
  soldOut: 'https://schema.org/SoldOut',
  outOfStock: 'https://schema.org/OutOfStock',
  ended: 'https://schema.org/Discontinued',
};

/** Returns the texts of a document or of a part of one, as visitors read them: one on each line, with plain spaces. */
export const readText = (html: string): string => linesIn(parseHtml(html)).join('\n');

/** The part of a document between header and footer, as it was written. */
export const mainOf = (html: string): string => /<main\b.*<\/main>/s.exec(html)?.[0] ?? '';
