import type { EditionCode } from '#core/place/editions.ts';

import type { Page } from '#pages/page.ts';
import { moneyIn } from './edition-writing.ts';
import { findLeaks } from './leaks.ts';
import { linkedDataIn, type Markup, markupIn } from './markup.ts';
import { attributeOf, elementsIn, type HtmlElement, type HtmlNode, linesIn, nodesIn, parseHtml } from './parse-html.ts';

/** The checks of a document, whatever it is about. */
export const documentChecks = ['headings', 'ids', 'empty sections', 'leaked words', 'prices', 'links'] as const;
export type DocumentCheck = (typeof documentChecks)[number];

/** Returns true if an address of this site leads to a page while the document is shown. */
export type IsThere = (address: string) => boolean;

/** Finds the issues of a page as it was rendered, by check. */
export function documentIssues(page: Page, html: string, isThere: IsThere): [DocumentCheck, string][] {
  const document = parseHtml(html);
  const issues: Record<DocumentCheck, string[]> = {
    headings: headingIssues(document),
    ids: repeatedIds(document),
    'empty sections': emptySections(document),
    'leaked words': leakedWords(document),
    prices: priceIssues(document, page.edition),
    links: deadLinks(markupIn(document), page, isThere),
  };
  return documentChecks.flatMap((check) => issues[check].map((issue): [DocumentCheck, string] => [check, issue]));
}

function headingIssues(document: HtmlNode): string[] {
  const headings = elementsIn(document, 'h1');
  if (headings.length !== 1) return [`${headings.length} headings of the first rank`];
  return headings.flatMap(linesIn).length === 0 ? ['a heading of the first rank without words'] : [];
}

function repeatedIds(document: HtmlNode): string[] {
  const ids = elementsIn(document).flatMap((element) => attributeOf(element, 'id') ?? []);
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map((id) => `the id "${id}" twice`);
}

const media = new Set(['img', 'picture', 'video', 'canvas', 'iframe', 'svg', 'input']);
const isHeading = ({ tagName }: HtmlElement) => /^h[1-6]$/.test(tagName);

const isFilled = (section: HtmlElement) =>
  elementsIn(section).some(({ tagName }) => media.has(tagName)) ||
  [...nodesIn(section, isHeading)].some((node) => node.nodeName === '#text' && 'value' in node && node.value.trim());

/** Sections of `<main>` with no words beyond their headings and nothing to look at. */
const emptySections = (document: HtmlNode): string[] =>
  elementsIn(document, 'main')
    .flatMap((main) => elementsIn(main, 'section'))
    .filter((section) => !isFilled(section))
    .map(({ attrs }) => `<section ${attrs.map(({ name, value }) => `${name}="${value}"`).join(' ')}>`);

const readableAttributes = ['alt', 'aria-label', 'title', 'placeholder', 'content'];

/** Lines of a document, and words in its attributes, that were meant for machines. */
function leakedWords(document: HtmlNode): string[] {
  const attributes = elementsIn(document)
    .filter(({ tagName }) => tagName !== 'script' && tagName !== 'link')
    .flatMap((element) => readableAttributes.flatMap((name) => attributeOf(element, name) ?? []));
  return [...new Set([...linesIn(document), ...attributes])].flatMap((text) =>
    findLeaks(text).map((problem) => `${problem} in “${text.slice(0, 80)}”`),
  );
}

/** Prices in structured data that are not visible on the page. */
function priceIssues(document: HtmlNode, edition: EditionCode): string[] {
  const { offers } = (linkedDataIn(document).Product ?? {}) as { offers?: { price: number } };
  if (!offers) return [];
  const money = moneyIn(edition, offers.price);
  return elementsIn(document, 'main').flatMap(linesIn).includes(money)
    ? []
    : [`the price ${money} in the structured data, and nowhere on the page`];
}

const deadLinks = ({ anchors, islandLinks, relations }: Markup, { head }: Page, isThere: IsThere): string[] =>
  [...new Set([...anchors.map(({ href }) => href), ...islandLinks, ...relations])]
    .filter((href) => !isThere(new URL(href, head.canonical).href))
    .map((href) => `a link to ${href}, where no page is then`);
