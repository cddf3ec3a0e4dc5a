import { spanOfView, type View } from './time-scale.ts';

/** Bars narrower than this, in px, show no label. */
const minLabelWidth = 40;
/** The length in px by which a bar extends beyond the view if it continues there. */
const overhang = 12;

/**
 * Positions everything on a time line: elements with `data-at` at that time, elements with `data-bar` from `data-from`
 * to `data-to`, without limit if these are missing. A bar that begins before the view starts at its edge, so that its
 * label can be read.
 */
export function placeMarks(root: HTMLElement, view: View, width: number): void {
  const px = width / spanOfView(view);
  for (const element of root.querySelectorAll<HTMLElement>('[data-at]')) {
    const x = (Number(element.dataset.at) - view.from) * px;
    const isOut = x > width || (element.dataset.stays === undefined && x < 0);
    if (element.hidden !== isOut) element.hidden = isOut;
    if (isOut) continue;
    element.style.transform = `translateX(${Math.max(x, 0).toFixed(1)}px)`;
  }
  for (const element of root.querySelectorAll<HTMLElement>('[data-bar]')) {
    const { from, to } = element.dataset;
    const start = from === undefined ? Number.NEGATIVE_INFINITY : (Number(from) - view.from) * px;
    const end = to === undefined ? Number.POSITIVE_INFINITY : (Number(to) - view.from) * px;
    const isOut = end < 0 || start > width;
    element.toggleAttribute('data-out', isOut);
    if (isOut) continue;
    const left = Math.max(start, -overhang);
    const barWidth = Math.max(Math.min(end, width + overhang) - left, 6);
    element.toggleAttribute('data-narrow', barWidth < minLabelWidth);
    element.toggleAttribute('data-cut', start < 0);
    element.style.transform = `translateX(${left.toFixed(1)}px)`;
    element.style.width = `${barWidth.toFixed(1)}px`;
  }
}
