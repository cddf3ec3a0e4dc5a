/** Distance from an edge within which dragging scrolls, and the fastest scroll per frame, in pixels. */
const edge = 48;
const fastest = 12;

interface VerticalRange {
  top: number;
  bottom: number;
}

/** Pixels to scroll per frame while a block is held at `y`: more near an end of the range, negative upwards. */
export function pullAt(y: number, { top, bottom }: VerticalRange): number {
  const reach = Math.min(edge, (bottom - top) / 3);
  if (y < top - edge || y > bottom + edge || reach <= 0) return 0;
  const into = Math.max(top + reach - y, 0) - Math.max(y - bottom + reach, 0);
  return -Math.round(Math.max(-1, Math.min(1, into / reach)) * fastest);
}

/** The visible range of a list. The sticky header covers its top, and in narrow windows the stage does too. */
function seenOf(list: Element): VerticalRange {
  const { top, bottom, left, right } = list.getBoundingClientRect();
  const over = list.closest('[data-open]')?.firstElementChild?.getBoundingClientRect();
  const isBelow = over !== undefined && over.left < right && over.right > left;
  const bar = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return { top: Math.max(top, bar, isBelow ? over.bottom : 0), bottom: Math.min(bottom, innerHeight) };
}

/**
 * Scrolls while a block is held near an end of the visible range: the page when the list is cut off there, else the
 * list. Returns whether it scrolled.
 */
export function pullList(list: Element, x: number, y: number): boolean {
  const { top, bottom, left, right } = list.getBoundingClientRect();
  const seen = seenOf(list);
  const pull = x < left || x > right ? 0 : pullAt(y, seen);
  if (pull === 0) return false;
  const isCut = pull < 0 ? top < seen.top : bottom > seen.bottom;
  const scroller = isCut ? document.documentElement : list;
  const before = scroller.scrollTop;
  scroller.scrollBy({ top: pull, behavior: 'instant' });
  return scroller.scrollTop !== before;
}
