/** An element that takes up space, or a generated part of one, as it looks. */
export interface ElementLook {
  /** Its tag and its own text. */
  name: string;
  /** Place in its parent, and size, in px. */
  box: string;
  /** Computed properties that differ from the initial value or, if they are inherited, from the parent's. */
  styles: Record<string, string>;
}

/** Runs in the page. Elements are in the order of the document, without those that have no box. */
export function elementLooks(): ElementLook[] {
  const inherited = [
    ...['color', 'font-family', 'font-size', 'font-weight', 'font-style', 'line-height', 'letter-spacing'],
    ...['text-align', 'text-transform', 'text-wrap-mode', 'white-space-collapse', 'visibility', 'cursor'],
    ...['list-style-type', 'fill', 'stroke'],
  ];
  const initial: Record<string, string> = {
    position: 'static',
    display: 'block',
    opacity: '1',
    transform: 'none',
    'z-index': 'auto',
    order: '0',
    'background-color': 'rgba(0, 0, 0, 0)',
    'background-image': 'none',
    'box-shadow': 'none',
    filter: 'none',
    'border-width': '0px',
    'border-style': 'none',
    'border-radius': '0px',
    'clip-path': 'none',
    padding: '0px',
    margin: '0px',
    overflow: 'visible',
    'text-decoration-line': 'none',
    'object-fit': 'fill',
    gap: 'normal',
    'align-items': 'normal',
    'justify-content': 'normal',
    'grid-template-columns': 'none',
    'mask-image': 'none',
    'outline-style': 'none',
    'mix-blend-mode': 'normal',
    'pointer-events': 'auto',
  };

  function stylesOf(style: CSSStyleDeclaration, parent: CSSStyleDeclaration | undefined): Record<string, string> {
    const own = Object.entries(initial).filter(([name, value]) => style.getPropertyValue(name) !== value);
    const taken = inherited.filter((name) => style.getPropertyValue(name) !== parent?.getPropertyValue(name));
    const border = style.borderStyle === 'none' ? [] : ['border-color'];
    const names = [...own.map(([name]) => name), ...taken, ...border];
    return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]));
  }

  const isListed = (element: Element) => element.getClientRects().length > 0 && !element.parentElement?.closest('svg');

  function boxOf(element: Element): string {
    let parent = element.parentElement;
    while (parent && parent.getClientRects().length === 0) parent = parent.parentElement;
    const { x, y, width, height } = element.getBoundingClientRect();
    const { x: left, y: top } = parent?.getBoundingClientRect() ?? { x: 0, y: 0 };
    const [dx, dy, w, h] = [x - left, y - top, width, height].map(Math.round);
    return `${dx},${dy} ${w}×${h}`;
  }

  return [...document.body.querySelectorAll('*')].filter(isListed).flatMap((element) => {
    const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const text = texts
      .map(({ textContent }) => textContent ?? '')
      .join(' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 40);
    // An element with behaviour of its own counts as the plain one that it replaces.
    const tag = element.localName.startsWith('x-') ? 'div' : element.localName;
    const name = text === '' ? tag : `${tag} “${text}”`;
    const style = getComputedStyle(element);
    const parent = element.parentElement ? getComputedStyle(element.parentElement) : undefined;
    const generated = ['::before', '::after'].flatMap((part) => {
      const partStyle = getComputedStyle(element, part);
      const { content, width, height } = partStyle;
      return content === 'none' || content === 'normal'
        ? []
        : [{ name: name + part, box: `${width}×${height}`, styles: { content, ...stylesOf(partStyle, style) } }];
    });
    return [{ name, box: boxOf(element), styles: stylesOf(style, parent) }, ...generated];
  });
}
