import type { OfferNow } from '#rules/page/page-value.ts';

/** What a document says to whoever reads its markup. */
export interface Markup {
  anchors: Anchor[];
  /** Where its head says it stands, and in which other editions. Absolute. */
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

const attribute = (tag: string, name: string) => {
  const value = new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? undefined : unescapeHtml(value);
};

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const unescapeHtml = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (entity, name: string) => entities[name] ?? entity);

/** Reads a document that React wrote: every attribute stands in double quotes. */
export function readMarkup(html: string): Markup {
  const tags = html.match(/<[a-z][^>]*>/g) ?? [];
  const ids = tags.flatMap((tag) => attribute(tag, 'id') ?? []);
  const anchors = tags.flatMap((tag): Anchor[] => {
    const href = /^<a\s/.test(tag) ? attribute(tag, 'href') : undefined;
    return href === undefined ? [] : [{ href, rel: attribute(tag, 'rel'), target: attribute(tag, 'target') }];
  });
  const relations = tags
    .filter((tag) => /^<link .*rel="(alternate|canonical)"/.test(tag))
    .flatMap((tag) => attribute(tag, 'href') ?? []);
  const islands = tags
    .filter((tag) => tag.startsWith('<x-island '))
    .map((tag): unknown => JSON.parse(attribute(tag, 'props') ?? '{}'));
  return { anchors, relations, islandLinks: islands.flatMap(linksIn), ids: new Set(ids) };
}

/** Where the account API is, and what was asked of it ahead: addresses to which no visitor goes. */
const calls = ['base', 'prefetched'];

/** `#1c1a13` is a colour, the ground on which a picture comes. */
const color = /^#[0-9a-f]{6}$/;

function linksIn(value: unknown): string[] {
  if (typeof value === 'string') return /^(\/|#|https?:)/.test(value) && !color.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => (calls.includes(key) ? [] : linksIn(entry)));
}

/** The JSON-LD of a document, by type of its parts. */
export function linkedDataOf(html: string): Record<string, Record<string, unknown>> {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  const { '@graph': graph = [] } = JSON.parse(json) as { '@graph'?: { '@type': string }[] };
  return Object.fromEntries(graph.map((part) => [part['@type'], part]));
}

/** What search engines are told of each state. */
export const availability: Record<OfferNow['state'], string> = {
  teaser: 'https://schema.org/OutOfStock',
  buyNow: 'https://schema.org/InStock',
  preOrder: 'https://schema.org/PreOrder',
  soldOut: 'https://schema.org/SoldOut',
  outOfStock: 'https://schema.org/OutOfStock',
};

/** What a visitor reads in a part of a document, each text on a line of its own and with plain spaces. */
export const readText = (html: string): string =>
  unescapeHtml(html.replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(/<[^>]*>/g, '\n'))
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();

/** The middle of a document, without header and footer. */
export const mainOf = (html: string): string => /<main\b.*<\/main>/s.exec(html)?.[0] ?? '';
