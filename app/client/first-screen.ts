/** A visitor who reads the first screen for so long lets the rest be laid out meanwhile, in milliseconds. */
const quiet = 3_000;
/** Calls `act` once the first screen has come, at once where nothing waits for it: `firstScreenFirst` of `root/inline-scripts.ts` says when that is. */
export function afterFirstScreen(act: () => void): void {
  const root = document.documentElement;
  if (root.dataset.early !== '') {
    act();
    return;
  }
  new MutationObserver((_, observer) => {
    if (root.dataset.early === '') return;
    observer.disconnect();
    act();
  }).observe(root, { attributes: true, attributeFilter: ['data-early'] });
}

/**
 * Lays out what is far below the first screen, half by half while nothing else is to do, and all of it at once for a visitor who jumps there:
 * where a place is on the page, nobody knows before.
 */
export function layOutTheRest(): void {
  const root = document.documentElement;
  if (root.dataset.early === undefined) return;
  const finish = () => void delete root.dataset.early;
  const isJump = ({ target }: Event) => target instanceof Element && target.closest('a[href*="#"]') !== null;
  addEventListener('click', (event) => isJump(event) && finish(), { capture: true });
  for (const type of ['keydown', 'beforeprint', 'popstate']) addEventListener(type, finish, { once: true, capture: true });
  const whenFree = (act: () => void) => (typeof requestIdleCallback === 'function' ? requestIdleCallback(act) : setTimeout(act, 100));
  const half = () => {
    if (root.dataset.early === undefined) return;
    root.dataset.early = 'far';
    whenFree(finish);
  };
  setTimeout(() => whenFree(half), quiet);
}
