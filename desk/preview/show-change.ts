import type { PageChange } from '../dated-content/page-changes.ts';

const outlined = 'data-desk-change';

/** Selectors of the parts of a page that are no sections, by the first name in the path of a change. */
const shellParts: Record<string, string> = {
  banner: 'aside[data-banner]',
  campaign: 'body > header',
  menus: 'body > header',
  footer: 'body > footer',
};

/**
 * Outlines a change in two pages, and scrolls both to it. Returns false if neither shows it, because it is in a closed
 * menu, in an address or in data for machines.
 */
export function showChange({ path, before, after }: PageChange, pages: readonly [Document, Document]): boolean {
  const parts = pages.map((page) => findPart(page, path));
  const elements = [elementWith(before, parts[0]), elementWith(after, parts[1])];
  if (elements.every((element) => element === undefined)) return false;
  for (const [side, page] of pages.entries()) {
    clearOutline(page);
    if (elements[side]) outline(elements[side]);
    const target = elements[side] ?? parts[side];
    if (target) scrollTo(target);
  }
  return true;
}

function findPart(page: Document, path: string): HTMLElement | undefined {
  const [name = ''] = path.split(' › ');
  const section = page.getElementById(`${name}-heading`)?.closest('section');
  return section ?? page.querySelector<HTMLElement>(shellParts[name] ?? 'main') ?? undefined;
}

/** The first visible element with exactly a text; the whole part for a picture, whose address does not name it. */
function elementWith(text: string | undefined, part: HTMLElement | undefined): HTMLElement | undefined {
  if (text === undefined || !part) return undefined;
  if (text.startsWith('picture ')) return part;
  const start = text.endsWith('…') ? text.slice(0, -1) : undefined;
  return [...part.querySelectorAll<HTMLElement>('*')].find((element) => {
    const own = element.textContent.replaceAll(/\s+/g, ' ').trim();
    return (start === undefined ? own === text : own.startsWith(start)) && element.checkVisibility();
  });
}

/** Magenta with a white ring can be seen on every surface of the site. */
function outline(element: HTMLElement): void {
  element.setAttribute(outlined, '');
  element.style.outline = '4px solid #e6007e';
  element.style.boxShadow = '0 0 0 8px #fff';
}

function clearOutline(page: Document): void {
  for (const element of page.querySelectorAll<HTMLElement>(`[${outlined}]`)) {
    element.removeAttribute(outlined);
    element.style.outline = '';
    element.style.boxShadow = '';
  }
}

/** Scrolls the page in its frame. `scrollIntoView` would also scroll the page around the frame. */
function scrollTo(element: HTMLElement): void {
  const view = element.ownerDocument.defaultView;
  const top = element.getBoundingClientRect().top + (view?.scrollY ?? 0) - (view?.innerHeight ?? 0) / 3;
  view?.scrollTo({ top, behavior: 'instant' });
}
