/** A part of a page that can be compared: an element with text of its own, or a picture. */
export interface PageUnit {
  element: Element;
  /** Equal for equal parts: the name of the element, and its text or the address of its picture. */
  sign: string;
}

const pictures = 'img, video, svg[role="img"]';

/** All visible parts of a document, in order. */
export function pageUnits(document: Document): PageUnit[] {
  return [...document.body.querySelectorAll('*')].flatMap((element) => {
    const content = element.matches(pictures) ? addressOf(element) : ownText(element);
    if (content === '' || /^(script|style|noscript|template)$/.test(element.localName) || !isShown(element)) return [];
    return [{ element, sign: `${element.localName} ${content}` }];
  });
}

const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });

/** Text in the element itself, without that of its children. */
function ownText(element: Element): string {
  const words = [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map((node) => node.textContent ?? '');
  return words.join(' ').replaceAll(/\s+/g, ' ').trim();
}

const addressOf = (element: Element): string =>
  element.getAttribute('src') ?? element.getAttribute('poster') ?? element.getAttribute('aria-label') ?? '';
