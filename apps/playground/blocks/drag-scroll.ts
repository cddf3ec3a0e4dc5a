/** Distance from an edge within which dragging scrolls, and the fastest scroll per frame, in pixels. */
const edgeSize = 48;
const maxSpeed = 12;

type VerticalRange = Record<'top' | 'bottom', number>;

/** Pixels to scroll per frame while a block is held at `y`: more near an end of the range, negative upwards. */
function scrollSpeedAt(y: number, { top, bottom }: VerticalRange): number {
  const reach = Math.min(edgeSize, (bottom - top) / 3);
  if (y < top - edgeSize || y > bottom + edgeSize || reach <= 0) return 0;
  const depth = Math.max(top + reach - y, 0) - Math.max(y - bottom + reach, 0);
  return -Math.round(Math.max(-1, Math.min(1, depth / reach)) * maxSpeed);
}

/** The visible range of a list. The sticky header covers its top, and in narrow windows the stage does too. */
function visibleRange(list: Element): VerticalRange {
  const { top, bottom, left, right } = list.getBoundingClientRect();
  const stageRect = list.closest('[data-open]')?.firstElementChild?.getBoundingClientRect();
  const isUnderStage = stageRect !== undefined && stageRect.left < right && stageRect.right > left;
  const bar = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return { top: Math.max(top, bar, isUnderStage ? stageRect.bottom : 0), bottom: Math.min(bottom, innerHeight) };
}

/** Scrolls the page where the list is cut off there, else the list. Returns true if it scrolled. */
export function autoScroll(list: Element, x: number, y: number): boolean {
  const { top, bottom, left, right } = list.getBoundingClientRect();
  const visible = visibleRange(list);
  const speed = x < left || x > right ? 0 : scrollSpeedAt(y, visible);
  if (speed === 0) return false;
  const isCut = speed < 0 ? top < visible.top : bottom > visible.bottom;
  const scroller = isCut ? document.documentElement : list;
  const before = scroller.scrollTop;
  scroller.scrollBy({ top: speed, behavior: 'instant' });
  return scroller.scrollTop !== before;
}
