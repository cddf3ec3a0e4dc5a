import { type RefObject, useEffect } from 'react';
import { panView, spanOfView, type View, zoomView } from './time-scale.ts';

/** The distance in px that a pointer moves before a press becomes a drag. */
const dragThreshold = 5;

/**
 * Pans the view by drag and horizontal wheel, and zooms it by Ctrl + wheel and two fingers, around their position.
 * `track` is the part of the area with the time scale.
 */
export function useViewGestures(
  area: RefObject<HTMLElement | null>,
  track: RefObject<HTMLElement | null>,
  move: (how: (view: View) => View) => void,
): void {
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const pointers = new Map<number, { x: number; y: number }>();
    let pressedAt = 0;
    let isDrag = false;

    const box = () => track.current?.getBoundingClientRect() ?? element.getBoundingClientRect();
    const at = (view: View, x: number) => view.from + ((x - box().left) / box().width) * spanOfView(view);
    const pan = (px: number) => move((view) => panView(view, (px / box().width) * spanOfView(view)));
    const zoom = (factor: number, x: number) => move((view) => zoomView(view, factor, at(view, x)));

    const onWheel = (event: WheelEvent) => {
      const { ctrlKey, metaKey, shiftKey, deltaX, deltaY, clientX } = event;
      const sideways = shiftKey && deltaX === 0 ? deltaY : deltaX;
      if (ctrlKey || metaKey) zoom(Math.exp(Math.max(-60, Math.min(60, deltaY)) / 100), clientX);
      else if (Math.abs(sideways) > Math.abs(shiftKey ? 0 : deltaY)) pan(sideways);
      else return;
      event.preventDefault();
    };
    const onDown = ({ button, pointerId, clientX, clientY }: PointerEvent) => {
      if (button !== 0) return;
      pointers.set(pointerId, { x: clientX, y: clientY });
      pressedAt = clientX;
      if (pointers.size === 1) isDrag = false;
    };
    const onMove = ({ pointerId, clientX, clientY }: PointerEvent) => {
      const before = pointers.get(pointerId);
      if (!before) return;
      const other = [...pointers].find(([id]) => id !== pointerId)?.[1];
      if (!other && !isDrag && Math.abs(clientX - pressedAt) < dragThreshold) return;
      if (!isDrag) element.setPointerCapture(pointerId);
      isDrag = true;
      const [oldDistance, newDistance] = [Math.abs(before.x - (other?.x ?? 0)), Math.abs(clientX - (other?.x ?? 0))];
      if (other) zoom(Math.max(oldDistance, 20) / Math.max(newDistance, 20), (clientX + other.x) / 2);
      else pan(before.x - clientX);
      pointers.set(pointerId, { x: clientX, y: clientY });
    };
    const onUp = ({ pointerId }: PointerEvent) => pointers.delete(pointerId);
    /* The end of a drag is no click on the bar under it. */
    const onClick = (event: MouseEvent) => {
      if (!isDrag) return;
      isDrag = false;
      event.stopPropagation();
      event.preventDefault();
    };
    const stop = new AbortController();
    const { signal } = stop;
    element.addEventListener('wheel', onWheel, { passive: false, signal });
    element.addEventListener('pointerdown', onDown, { signal });
    element.addEventListener('pointermove', onMove, { signal });
    for (const type of ['pointerup', 'pointercancel'] as const) element.addEventListener(type, onUp, { signal });
    element.addEventListener('click', onClick, { capture: true, signal });
    return () => stop.abort();
  }, [area, track, move]);
}
