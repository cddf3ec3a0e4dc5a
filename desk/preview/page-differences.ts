import { pageUnits } from './page-units.ts';
import { sequenceDifference } from './sequence-difference.ts';

/** One difference between two documents: the elements in each, and the element just before them. */
export interface PageDifference {
  elements: [Element[], Element[]];
  neighbours: [Element | undefined, Element | undefined];
  /** A short text for each side. */
  words: [string, string];
}

/**
 * Attributes that mark elements. The outline is magenta with a white ring, which is visible on every surface of the
 * site.
 */
const markAttribute = 'data-desk-difference';
const currentAttribute = 'data-desk-current';

const outline = `
[${markAttribute}] { outline: 3px solid #e6007e !important; outline-offset: 1px !important; box-shadow: 0 0 0 6px rgb(255 255 255 / 0.85) !important; }
[${currentAttribute}] { outline-width: 6px !important; box-shadow: 0 0 0 12px #fff !important; }`;

/** Compares two documents and outlines the differences in both. Removes earlier outlines first. */
export function markDifferences(before: Document, after: Document): PageDifference[] {
  const [units, others] = [pageUnits(before), pageUnits(after)];
  clearMarks(before);
  clearMarks(after);
  const stretches = sequenceDifference(
    units.map(({ sign }) => sign),
    others.map(({ sign }) => sign),
  );
  const differences = stretches.map((stretch): PageDifference => {
    const [unitsBefore, unitsAfter] = [
      units.slice(stretch.before.from, stretch.before.to),
      others.slice(stretch.after.from, stretch.after.to),
    ];
    return {
      elements: [unitsBefore.map(({ element }) => element), unitsAfter.map(({ element }) => element)],
      neighbours: [units[stretch.before.from - 1]?.element, others[stretch.after.from - 1]?.element],
      words: [wordsOf(unitsBefore), wordsOf(unitsAfter)],
    };
  });
  for (const element of differences.flatMap(({ elements }) => elements.flat())) element.setAttribute(markAttribute, '');
  addStyle(before);
  addStyle(after);
  return differences;
}

/** Removes all outlines. */
export function clearMarks(document: Document): void {
  for (const element of document.querySelectorAll(`[${markAttribute}]`)) {
    element.removeAttribute(markAttribute);
    element.removeAttribute(currentAttribute);
  }
}

/** Marks a difference as the current one in both documents. */
export function markCurrent({ elements, neighbours }: PageDifference): void {
  for (const [side, sideElements] of elements.entries()) {
    const document = (sideElements[0] ?? neighbours[side])?.ownerDocument;
    for (const previous of document?.querySelectorAll(`[${currentAttribute}]`) ?? [])
      previous.removeAttribute(currentAttribute);
    for (const element of sideElements) element.setAttribute(currentAttribute, '');
  }
}

/** Scrolls both documents to a difference, and marks it as the current one. */
export function showDifference(difference: PageDifference): void {
  markCurrent(difference);
  for (const [side, sideElements] of difference.elements.entries()) {
    const target = sideElements[0] ?? difference.neighbours[side];
    const view = target?.ownerDocument.defaultView;
    if (!target || !view) continue;
    /* Not scrollIntoView, which would also scroll the page around the frame. */
    view.scrollTo({
      top: target.getBoundingClientRect().top + view.scrollY - view.innerHeight / 3,
      behavior: 'instant',
    });
  }
}

const styledDocuments = new WeakSet<Document>();

/** Adds the outline style as a constructed sheet of the document itself, which its content security policy allows. */
function addStyle(document: Document): void {
  const view = document.defaultView;
  if (!view || styledDocuments.has(document)) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(outline);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  styledDocuments.add(document);
}

function wordsOf(units: readonly { sign: string }[]): string {
  const texts = units.map(({ sign }) => {
    const [name = '', ...words] = sign.split(' ');
    return /^(img|video|svg)$/.test(name) ? 'a picture' : words.join(' ');
  });
  const text = [...new Set(texts)].join(' · ');
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
}
