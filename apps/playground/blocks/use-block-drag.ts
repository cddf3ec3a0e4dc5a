import { type PointerEvent, useRef, useState } from 'react';
import type { Path } from '../program/edit-program.ts';
import type { Block } from '../program/program.ts';
import { autoScroll } from './drag-scroll.ts';

export type DragItem = { path: Path; kind?: never } | { kind: Block['do']; path?: never };

/** The landing place of a block: before or after the block at `path`, or as the first inside it. */
export interface DropPlace {
  path: Path;
  side: 'before' | 'after' | 'inside';
}

/** Pixels that a pointer must move to start a drag. */
const dragThreshold = 6;

export const landingPath = ({ path, side }: DropPlace): Path =>
  side === 'inside' ? [...path, 0] : [...path.slice(0, -1), (path.at(-1) ?? 0) + (side === 'after' ? 1 : 0)];

/** Drags blocks with a pointer. Rows carry their path in `data-path`; `list` contains them all. */
export function useBlockDrag(onDrop: (dragged: DragItem, place: DropPlace | undefined) => void) {
  const list = useRef<HTMLDivElement>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<DragItem>();
  const [drop, setDrop] = useState<DropPlace>();
  /** True if the current press is a drag, whose click must be ignored. */
  const hasMoved = useRef(false);

  function placeAt(x: number, y: number): DropPlace | undefined {
    const row = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-path]');
    if (!row || !list.current?.contains(row)) return undefined;
    const path = (row.dataset.path ?? '').split('.').map(Number);
    const { top, height } = row.getBoundingClientRect();
    if (y < top + height / 2) return { path, side: 'before' };
    return { path, side: row.dataset.kind === 'repeat' ? 'inside' : 'after' };
  }

  function begin(event: PointerEvent<HTMLElement>, item: DragItem): void {
    if (event.button !== 0) return;
    const { clientX, clientY, pointerId } = event;
    const handle: HTMLElement = event.currentTarget;
    hasMoved.current = false;
    const controller = new AbortController();
    const { signal } = controller;
    let isCancelled = false;
    let [x, y] = [clientX, clientY];
    /** Runs every frame: a pointer that does not move sends no events while the list scrolls under it. */
    const scrollWhileHeld = () => {
      if (signal.aborted || isCancelled) return;
      if (list.current && autoScroll(list.current, x, y)) setDrop(placeAt(x, y));
      requestAnimationFrame(scrollWhileHeld);
    };
    const hide = () => {
      setDragged(undefined);
      setDrop(undefined);
    };
    const end = (isDropped: boolean) => {
      controller.abort();
      hide();
      const isOverList = list.current?.contains(document.elementFromPoint(x, y));
      if (isDropped && !isCancelled && hasMoved.current && isOverList) onDrop(item, placeAt(x, y));
      // The click of this press follows immediately; later clicks are new ones.
      setTimeout(() => {
        hasMoved.current = false;
      });
    };
    handle.setPointerCapture(pointerId);
    handle.addEventListener(
      'pointermove',
      (moved) => {
        if (isCancelled) return;
        [x, y] = [moved.clientX, moved.clientY];
        if (!hasMoved.current && Math.hypot(x - clientX, y - clientY) < dragThreshold) return;
        if (!hasMoved.current) requestAnimationFrame(scrollWhileHeld);
        hasMoved.current = true;
        setDragged(item);
        ghost.current?.style.setProperty('translate', `${x}px ${y}px`);
        setDrop(placeAt(x, y));
      },
      { signal },
    );
    handle.addEventListener('pointerup', () => end(true), { signal });
    handle.addEventListener('pointercancel', () => end(false), { signal });
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      isCancelled = true;
      hide();
    };
    addEventListener('keydown', onKeyDown, { signal });
  }

  return { list, ghost, dragged, drop, begin, hasMoved };
}
