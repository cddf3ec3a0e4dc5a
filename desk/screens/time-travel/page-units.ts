/** A piece of a page that can be compared: an element that says words of its own, or a picture. */
export interface PageUnit {
  element: Element;
  /** The same for what looks and leads the same. */
  sign: string;
}

const pictures = 'img, video, svg[role="img"]';

/** Everything that can be seen in a document, in its order. */
export function pageUnits(document: Document): PageUnit[] {
  return [...document.body.querySelectorAll('*')].flatMap((element) => {
    const says = element.matches(pictures) ? addressOf(element) : ownWords(element);
    if (says === '' || /^(script|style|noscript|template)$/.test(element.localName) || !isShown(element)) return [];
    return [{ element, sign: `${element.localName} ${says}` }];
  });
}

const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });

/** Words that stand in the element itself, not in those within it. */
function ownWords(element: Element): string {
  const words = [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map((node) => node.textContent ?? '');
  return words.join(' ').replaceAll(/\s+/g, ' ').trim();
}

const addressOf = (element: Element): string =>
  element.getAttribute('src') ?? element.getAttribute('poster') ?? element.getAttribute('aria-label') ?? '';
