import {
  attributeOf,
  childrenOf,
  elementsIn,
  type HtmlElement,
  type HtmlNode,
  rawTextOf,
} from '#tests/support/documents/parse-html.ts';
import { ownOrigin } from './ask-site.ts';

/** Texts that say nothing about their validity. */
export const datedTexts = (editions: readonly string[]): string[] => [
  '/sitemap.xml',
  ...editions.flatMap((edition) => [`/ssr/search/${edition}`, `/ssr/faq/${edition}`]),
];

export const undatedTexts = [
  ...['/robots.txt', '/.well-known/security.txt', '/site.webmanifest', '/api/openapi.json'],
  '/preview/calendar.ics',
];

/** An address that no page has. */
export const missingPage = (home: string): string => `${home.replace(/\/$/, '')}/nowhere`;

/** The values and texts of a field for a choice: the desk lists all editions, and every page that one ever has. */
export function optionsOf(document: HtmlNode, field: string): { value: string; text: string }[] {
  const select = elementsIn(document, 'select').find((element) => attributeOf(element, 'name') === field);
  return (select ? elementsIn(select, 'option') : []).map((option) => ({
    value: attributeOf(option, 'value') ?? '',
    text: rawTextOf(option),
  }));
}

/** The pages and texts of the site that a document links to, and those that its search forms lead to. */
export function addressesIn(document: HtmlNode, path: string): string[] {
  const hrefs: (string | undefined)[] = [];
  const visit = (node: HtmlNode) => {
    if (node.nodeName === 'a' || node.nodeName === 'link') hrefs.push(attributeOf(node as HtmlElement, 'href'));
    if (node.nodeName === 'form' && attributeOf(node as HtmlElement, 'method') === 'get')
      hrefs.push(addressOfForm(document, node as HtmlElement));
    for (const child of childrenOf(node)) visit(child);
  };
  visit(document);
  return hrefs.flatMap((href) => pageAddress(href, path) ?? []);
}

function pageAddress(href: string | undefined, path: string): string | undefined {
  const url = href === undefined ? null : URL.parse(href, ownOrigin + path);
  if (url?.origin !== ownOrigin || /^\/(assets|media|api|preview|dev)\b/.test(url.pathname)) return undefined;
  const file = /\.(\w+)$/.exec(url.pathname)?.[1];
  if (file !== undefined && file !== 'xml') return undefined;
  url.searchParams.delete('at');
  return url.pathname + url.search;
}

/** The address of a form in which a word is entered, and the first two choices of each kind are made. */
function addressOfForm(document: HtmlNode, form: HtmlElement): string {
  const id = attributeOf(form, 'id');
  const fields = [
    ...elementsIn(form),
    ...elementsIn(document, 'input').filter((input) => id !== undefined && attributeOf(input, 'form') === id),
  ];
  const query = new URLSearchParams();
  for (const field of fields) {
    const name = attributeOf(field, 'name');
    if (name === undefined || query.getAll(name).length >= 2) continue;
    if (field.tagName === 'select') query.append(name, optionValues(field)[query.getAll(name).length] ?? '');
    else if (field.tagName === 'input') query.append(name, attributeOf(field, 'value') || 'robot');
  }
  return `${attributeOf(form, 'action') ?? ''}?${query}`;
}

const optionValues = (select: HtmlElement): string[] =>
  elementsIn(select, 'option')
    .map((option) => attributeOf(option, 'value') ?? '')
    .filter((value) => value !== '');
