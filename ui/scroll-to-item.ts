/** The keys that lead from one item of a track to another, up to its last. */
export const nextIndexByKey: Record<string, (current: number, last: number) => number> = {
  ArrowRight: (current, last) => Math.min(current + 1, last),
  ArrowLeft: (current) => Math.max(current - 1, 0),
  Home: () => 0,
  End: (_current, last) => last,
};

/** Tracks on their way to a snap point, each with what ends the way. */
const movingTracks = new WeakMap<HTMLElement, AbortController>();

/** Returns true while `scrollToItem` moves the track. */
export const isMovedByScript = (track: HTMLElement): boolean => movingTracks.has(track);

/**
 * Scrolls a track that snaps to its items to one of them. Snapping is off until the track arrives or the visitor
 * scrolls it: WebKit would stop at the nearest item when a picture on the way loads.
 */
export function scrollToItem(track: HTMLElement, item: Element, behavior: ScrollBehavior = 'auto'): void {
  movingTracks.get(track)?.abort();
  const listeners = new AbortController();
  const { signal } = listeners;
  movingTracks.set(track, listeners);
  const distance = () => item.getBoundingClientRect().left - track.getBoundingClientRect().left;
  const finish = () => {
    listeners.abort();
    movingTracks.delete(track);
    track.style.removeProperty('scroll-snap-type');
  };
  const finishOnArrival = () => {
    if (Math.abs(distance()) <= 1) finish();
  };
  track.addEventListener('scroll', finishOnArrival, { signal });
  for (const type of ['pointerdown', 'wheel']) track.addEventListener(type, finish, { signal, passive: true });
  track.style.scrollSnapType = 'none';
  track.scrollTo({ left: track.scrollLeft + distance(), behavior });
  finishOnArrival();
}
