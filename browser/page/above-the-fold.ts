/**
 * Calls `act` once the first screen has been painted, or at once where nothing waits for it (see
 * `document/inline/first-screen-first.ts`).
 */
export function afterFirstPaint(act: () => void): void {
  const root = document.documentElement;
  const isWaiting = () => root.dataset.early === '';
  if (!isWaiting()) {
    act();
    return;
  }
  new MutationObserver((_, observer) => {
    if (isWaiting()) return;
    observer.disconnect();
    act();
  }).observe(root, { attributes: true, attributeFilter: ['data-early'] });
}
