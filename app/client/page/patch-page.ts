import { Idiomorph } from 'idiomorph';

/** What the islands of a page need to hear while the page around them changes. */
export interface IslandHooks {
  /**
   * Hands an island the newer one that takes its place; whether it renders itself, so that its content is to be left
   * alone.
   */
  update(island: Element, newer: Element): boolean;
  /** An island that is about to leave the page. */
  forget(island: Element): void;
}

/** Inline styles that the policy of the loaded document allows: those it came with. */
const allowedStyles = new Set([...document.querySelectorAll('style')].map((style) => style.textContent));

/** In the place of those that it would refuse, as the page has them now. Other sheets of scripts stand beside it. */
const adoptedStyles = new CSSStyleSheet();
document.adoptedStyleSheets.push(adoptedStyles);

/**
 * Changes the document into `next`, node by node. Focus, scroll, open dialogs and disclosures, half-filled forms,
 * hydrated islands and elements marked `data-keep` stay.
 */
export async function patchPage(next: Document, islands: IslandHooks): Promise<void> {
  await loadStylesheets(next);
  const newStyles = takeNewStyles(next);
  const keepPlace = placeInPage();
  const replaced: [old: Element, next: Node][] = [];
  Idiomorph.morph(document.documentElement, next.documentElement, {
    head: { shouldPreserve: (element) => element.matches('link[rel="stylesheet"], link[rel="modulepreload"]') },
    callbacks: {
      beforeNodeMorphed: (old, newer) => {
        if (!(old instanceof Element) || !(newer instanceof Element)) return true;
        if (old.hasAttribute('data-keep') || isHalfFilled(old)) return false;
        if (old.localName !== 'x-island') return true;
        if (old.getAttribute('name') === newer.getAttribute('name')) return !islands.update(old, newer);
        replaced.push([old, document.importNode(newer, true)]);
        return false;
      },
      beforeNodeRemoved: (node) => {
        if (node instanceof Element)
          for (const island of [node, ...node.querySelectorAll('x-island')]) islands.forget(island);
        return true;
      },
      beforeAttributeUpdated: (name, element, change) => !isVisitors(name, element, change),
    },
  });
  for (const [old, newer] of replaced) {
    islands.forget(old);
    old.replaceWith(newer);
  }
  adoptedStyles.replaceSync(newStyles);
  keepPlace();
}

/** The section that is being read. What comes or goes above it must not move it, and not every browser sees to that. */
function placeInPage(): () => void {
  const sections = [...document.querySelectorAll('main > :not(dialog)')];
  const section =
    sections.find((candidate) => candidate.getBoundingClientRect().bottom > innerHeight / 2) ?? sections.at(-1);
  if (scrollY === 0 || !section) return () => {};
  const { top } = section.getBoundingClientRect();
  return () => section.isConnected && scrollBy({ top: section.getBoundingClientRect().top - top, behavior: 'instant' });
}

/** What the visitor has opened, and what scripts have set, is not the page's to change. */
const isVisitors = (name: string, element: Element, change: 'update' | 'remove'): boolean =>
  (name === 'open' && element.matches('details, dialog')) ||
  (change === 'remove' && ['style', 'inert', 'poster'].includes(name));

/** Whether somebody has put something into a form control. */
function isHalfFilled(element: Element): boolean {
  if (element instanceof HTMLInputElement)
    return element.value !== element.defaultValue || element.checked !== element.defaultChecked;
  if (element instanceof HTMLTextAreaElement) return element.value !== element.defaultValue;
  if (element instanceof HTMLSelectElement)
    return (
      [...element.options].some((option) => option.selected !== option.defaultSelected) && element.selectedIndex > 0
    );
  return false;
}

/** Takes the inline styles that the policy would refuse out of `next`: they are adopted as a style sheet instead. */
function takeNewStyles(next: Document): string {
  const refused = [...next.querySelectorAll('style')].filter((style) => !allowedStyles.has(style.textContent));
  for (const style of refused) style.remove();
  return refused.map((style) => style.textContent).join('\n');
}

/** Loads the stylesheets of `next` that are not here yet, so that new content never stands without its styles. */
async function loadStylesheets(next: Document): Promise<void> {
  const here = new Set(
    [...document.querySelectorAll('link[rel="stylesheet"]')].map((link) => link.getAttribute('href')),
  );
  const missing = [...next.querySelectorAll('link[rel="stylesheet"]')].filter(
    (link) => !here.has(link.getAttribute('href')),
  );
  const loads = missing.map((link) => {
    const copy = document.importNode(link);
    const done = new Promise<void>((resolve) => {
      copy.addEventListener('load', () => resolve(), { once: true });
      copy.addEventListener('error', () => resolve(), { once: true });
    });
    document.head.append(copy);
    return done;
  });
  await Promise.all(loads);
}
