import type { Store } from '../../browser/storage.ts';
import { firstVisitKey } from '../../sections/newsletter/subscribed.ts';

const second = 1000;

/** Seconds of reading after which the offer opens. */
export const readingSeconds = 20;
/** Seconds without a key press, tap or click before it opens, so that nobody is interrupted, whatever has the focus. */
export const idleSeconds = 4;

interface OfferParts {
  document: Pick<Document, 'visibilityState' | 'addEventListener'>;
  dialog: Pick<HTMLDialogElement, 'showModal' | 'addEventListener'>;
  store: Pick<Store, 'read' | 'write'>;
  isLoggedIn(): boolean;
  /** Whether something else has the visitor's attention. */
  isBusy(): boolean;
}

/**
 * Opens the offer once a new visitor has read this page for a while, and never again after it was closed or the visitor
 * has subscribed anywhere.
 */
export function startFirstVisitOffer({ document, dialog, store, isLoggedIn, isBusy }: OfferParts): void {
  const isKnown = () => store.read(firstVisitKey) !== null;
  if (isKnown()) return;
  let read = 0;
  let calm = 0;
  const stir = () => {
    calm = 0;
  };
  for (const press of ['pointerdown', 'keydown'])
    document.addEventListener(press, stir, { capture: true, passive: true });
  const timer = setInterval(() => {
    if (isKnown()) return clearInterval(timer);
    if (document.visibilityState !== 'visible') return;
    read += 1;
    calm += 1;
    if (read < readingSeconds || calm < idleSeconds || isBusy() || isLoggedIn()) return;
    clearInterval(timer);
    dialog.showModal();
  }, second);
  dialog.addEventListener('close', () => isKnown() || store.write(firstVisitKey, 'dismissed'));
}

/**
 * Whether a dialog, menu or question is open, or the visitor is typing, playing with a live robot, waiting for one or
 * watching a program run.
 */
export function isVisitorBusy(document: Document): boolean {
  const asks = document.querySelector(
    'dialog[open], :popover-open, [data-consent]:not([hidden]), [data-suggestion]:not([hidden])',
  );
  const plays = document.querySelector(
    ':is([data-state="loading"], [data-state="live"]):focus-within, [data-open]:focus-within, [data-open] [data-running]',
  );
  return (
    asks !== null ||
    plays !== null ||
    document.fullscreenElement !== null ||
    document.activeElement?.matches('input, textarea, select') === true
  );
}
