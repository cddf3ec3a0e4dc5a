/** Returns true if the browser has prerendered this document and the visitor has not entered it yet. */
export const isPrerendering = (): boolean => (document as { prerendering?: boolean }).prerendering === true;

/** Calls `act` at once or, in a prerendered document, when the visitor enters it, before its first frame is painted. */
export function whenActivated(act: () => void): void {
  if (isPrerendering()) document.addEventListener('prerenderingchange', act, { once: true });
  else act();
}

/**
 * Calls back when the visitor enters a document whose scripts ran earlier: it was prerendered, or in the back-forward
 * cache. Other documents may have changed the storage meanwhile.
 */
export function onPageShow(listener: () => void, signal?: AbortSignal): void {
  document.addEventListener('prerenderingchange', listener, { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && listener(), { signal });
}
