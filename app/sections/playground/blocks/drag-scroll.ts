/** Pixels from an edge within which what is held there scrolls, and the most of them in a frame. */
const edge = 48;
const fastest = 12;

interface VerticalRange {
  top: number;
  bottom: number;
}

/**
 * How far to scroll in a frame while something is held at `y`: the nearer to an end of what is seen, the farther; below
 * nothing: upwards.
 */
export function pullAt(y: number, { top, bottom }: VerticalRange): number {
  const reach = Math.min(edge, (bottom - top) / 3);
  if (y < top - edge || y > bottom + edge || reach <= 0) return 0;
  const into = Math.max(top + reach - y, 0) - Math.max(y - bottom + reach, 0);
  return -Math.round(Math.max(-1, Math.min(1, into / reach)) * fastest);
}

/** What of a list can be seen: the page's bar stays above it, and on narrow windows its stage. */
function seenOf(list: Element): VerticalRange {
  const { top, bottom, left, right } = list.getBoundingClientRect();
  const over = list.closest('[data-open]')?.firstElementChild?.getBoundingClientRect();
  const isBelow = over !== undefined && over.left < right && over.right > left;
  const bar = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return { top: Math.max(top, bar, isBelow ? over.bottom : 0), bottom: Math.min(bottom, innerHeight) };
}

/**
 * Scrolls the blocks while one is held near an end of what is seen of them: the page where that hides more, else their
 * list. Whether it did.
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
