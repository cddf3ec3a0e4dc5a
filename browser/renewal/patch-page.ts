import { Idiomorph } from 'idiomorph';
import { IslandElement } from '../islands/island.element.ts';
import { renewedEvent } from '../toolbox/page-element.ts';

/** Type of the data blocks that hold the inline styles of a page which is not in the document yet. */
const styleBlockType = 'text/x-style';

/**
 * Parses a page that `patchPage` takes. Its inline styles become data blocks: the policy of the open document refuses
 * those that this one does not have, and browsers report each as an error, even in a document that nobody sees.
 */
export const parsePage = (html: string): Document =>
  new DOMParser().parseFromString(
    html.replaceAll(/<style>(.*?)<\/style>/gs, `<script type="${styleBlockType}">$1</script>`),
    'text/html',
  );

/** Inline styles that the loaded document's content security policy allows: those it came with. */
const allowedStyles = new Set([...document.querySelectorAll('style')].map((style) => style.textContent));

/** Replaces the inline styles that the policy would refuse. */
const adoptedStyles = new CSSStyleSheet();
document.adoptedStyleSheets.push(adoptedStyles);

/**
 * Morphs the document into `next`, node by node. Focus, scroll position, open dialogs and disclosures, half-filled
 * forms, hydrated islands and elements marked `data-keep` stay.
 */
export async function patchPage(next: Document): Promise<void> {
  await loadStylesheets(next);
  const newStyles = takeNewStyles(next);
  const restorePosition = trackReadingPosition();
  const replaced: [old: Element, next: Node][] = [];
  Idiomorph.morph(document.documentElement, next.documentElement, {
    head: { shouldPreserve: (element) => element.matches('link[rel="stylesheet"], link[rel="modulepreload"]') },
    callbacks: {
      beforeNodeMorphed: (old, newer) => {
        if (!(old instanceof Element) || !(newer instanceof Element)) return true;
        if (old.hasAttribute('data-keep') || isHalfFilled(old)) return false;
        if (!(old instanceof IslandElement)) return true;
        if (old.getAttribute('name') === newer.getAttribute('name')) return !old.update(newer);
        replaced.push([old, document.importNode(newer, true)]);
        return false;
      },
      beforeNodeRemoved: (node) => !(node instanceof Element && node.hasAttribute('data-keep')),
      beforeAttributeUpdated: (name, element, change) => !belongsToVisitor(name, element, change),
    },
  });
  for (const [old, newer] of replaced) old.replaceWith(newer);
  adoptedStyles.replaceSync(newStyles);
  document.dispatchEvent(new Event(renewedEvent));
  restorePosition();
}

/**
 * Remembers the section being read and returns a function that restores its position: not every browser anchors
 * scrolling.
 */
function trackReadingPosition(): () => void {
  const sections = [...document.querySelectorAll('main > :not(dialog)')];
  const section =
    sections.find((candidate) => candidate.getBoundingClientRect().bottom > innerHeight / 2) ?? sections.at(-1);
  if (scrollY === 0 || !section) return () => {};
  const { top } = section.getBoundingClientRect();
  return () => section.isConnected && scrollBy({ top: section.getBoundingClientRect().top - top, behavior: 'instant' });
}

/** State that belongs to the visitor (open disclosures and dialogs) or was set by scripts is not overwritten. */
const belongsToVisitor = (name: string, element: Element, change: 'update' | 'remove'): boolean =>
  (name === 'open' && element.matches('details, dialog')) ||
  (change === 'remove' && ['style', 'inert', 'poster', 'data-message'].includes(name));

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

/**
 * Takes the inline styles that the policy would refuse out of `next`; they are adopted as a style sheet instead. The
 * others become styles again.
 */
function takeNewStyles(next: Document): string {
  const newStyles: string[] = [];
  for (const block of next.querySelectorAll(`script[type="${styleBlockType}"]`)) {
    const text = block.textContent;
    if (allowedStyles.has(text)) {
      block.replaceWith(Object.assign(next.createElement('style'), { textContent: text }));
    } else {
      newStyles.push(text);
      block.remove();
    }
  }
  return newStyles.join('\n');
}

/** Loads the stylesheets of `next` that are missing, so that new content never appears unstyled. */
async function loadStylesheets(next: Document): Promise<void> {
  const findStylesheets = (page: Document) => [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const hrefs = new Set(findStylesheets(document).map((link) => link.getAttribute('href')));
  const missing = findStylesheets(next).filter((link) => !hrefs.has(link.getAttribute('href')));
  await Promise.all(
    missing.map((link) => {
      const copy = document.importNode(link);
      document.head.append(copy);
      return new Promise((resolve) => {
        copy.onload = resolve;
        copy.onerror = resolve;
      });
    }),
  );
}
