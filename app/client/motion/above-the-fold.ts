/**
 * Calls `act` once the first screen has come, at once where nothing waits for it: `root/inline/first-screen-first.ts`
 * says when that is.
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
