import { leaksIn } from '#desk/audit/checks/words/leaked-words.ts';
import type { Page } from '#rules/page/page-value.ts';
import type { EditionCode } from '#rules/place/editions.ts';
import { moneyIn } from './edition-writing.ts';
import type { Markup } from './markup.ts';
import { linkedDataOf, mainOf, readMarkup, readText } from './markup.ts';

/** What can be wrong with a document whatever it is about. */
export const documentChecks = ['headings', 'ids', 'empty sections', 'leaked words', 'prices', 'links'] as const;
export type DocumentCheck = (typeof documentChecks)[number];

/** Whether an address of this site leads to a page while the document is shown. */
export type IsThere = (address: string) => boolean;

/** What is wrong with a page as it was rendered, by check. */
export function documentFaults(page: Page, html: string, isThere: IsThere): [DocumentCheck, string][] {
  const markup = readMarkup(html);
  const faults: Record<DocumentCheck, string[]> = {
    headings: headingFaults(html),
    ids: repeatedIds(html),
    'empty sections': emptySections(html),
    'leaked words': leakedWords(html),
    prices: priceFaults(html, page.edition),
    links: deadLinks(markup, page, isThere),
  };
  return documentChecks.flatMap((check) => faults[check].map((fault): [DocumentCheck, string] => [check, fault]));
}

function headingFaults(html: string): string[] {
  const headings = [...html.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gs)].map(([, inside = '']) => readText(inside));
  if (headings.length !== 1) return [`${headings.length} headings of the first rank`];
  return headings[0] === '' ? ['a heading of the first rank that says nothing'] : [];
}

function repeatedIds(html: string): string[] {
  const ids = [...html.matchAll(/<[a-z][^>]* id="([^"]*)"/g)].map(([, id = '']) => id);
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map((id) => `the id "${id}" twice`);
}

const media = new Set(['img', 'picture', 'video', 'canvas', 'iframe', 'svg', 'input']);

/** Sections of the middle that hold neither words beyond their headings nor anything to look at. */
export function emptySections(html: string): string[] {
  const empty: string[] = [];
  const open: { tag: string; isFilled: boolean }[] = [];
  let heading = 0;
  const fill = () => {
    for (const section of open) section.isFilled = true;
  };
  for (const [tag, closing, name = '', text] of mainOf(html).matchAll(/<(\/?)([a-z][a-z0-9-]*)[^>]*>|([^<]+)/g)) {
    if (text !== undefined) {
      if (heading === 0 && text.trim() !== '') fill();
    } else if (/^h[1-6]$/.test(name)) heading += closing ? -1 : 1;
    else if (media.has(name)) fill();
    else if (name === 'section' && closing) {
      const section = open.pop();
      if (section && !section.isFilled) empty.push(section.tag);
    } else if (name === 'section') open.push({ tag, isFilled: false });
  }
  return empty;
}

const spoken = /^<(?!script|link)[^>]* (?:alt|aria-label|title|placeholder|content)="([^"]+)"/;

/** Lines of a document, and words in its attributes, that were meant for machines. */
function leakedWords(html: string): string[] {
  const attributes = (html.match(/<[a-z][^>]*>/g) ?? []).flatMap((tag) => readText(spoken.exec(tag)?.[1] ?? ''));
  return [...new Set([...readText(html).split('\n'), ...attributes])].flatMap((text) =>
    leaksIn(text).map(({ found }) => `${found} in “${text.slice(0, 80)}”`),
  );
}

/** Prices that search engines are told and visitors are not. */
function priceFaults(html: string, edition: EditionCode): string[] {
  const { offers } = (linkedDataOf(html).Product ?? {}) as { offers?: { price: number } };
  if (!offers) return [];
  const money = moneyIn(edition, offers.price);
  return readText(mainOf(html)).split('\n').includes(money)
    ? []
    : [`the price ${money} in the structured data, and nowhere on the page`];
}

const deadLinks = ({ anchors, islandLinks, relations }: Markup, { head }: Page, isThere: IsThere): string[] =>
  [...new Set([...anchors.map(({ href }) => href), ...islandLinks, ...relations])]
    .filter((href) => !isThere(new URL(href, head.canonical).href))
    .map((href) => `a link to ${href}, where no page is then`);
