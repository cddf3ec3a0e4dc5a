import type { MessageQueue } from '#browser/toolbox/message-queue.ts';
import type { Store } from '#browser/toolbox/storage.ts';
import { firstVisitKey } from '../newsletter/subscribed.browser.ts';

const second = 1000;

/** Seconds of reading after which the offer opens. */
export const readingSeconds = 20;
/** Seconds without a key press, tap or click before it opens, so that nobody is interrupted, whatever has the focus. */
export const idleSeconds = 4;

interface OfferDependencies {
  document: Pick<Document, 'visibilityState' | 'addEventListener'>;
  dialog: Pick<HTMLDialogElement, 'showModal' | 'addEventListener'>;
  store: Pick<Store, 'read' | 'write'>;
  queue: MessageQueue;
  /** The visitor must answer the question about visits before. */
  waitsForConsent: boolean;
  /** Whether the visitor came from another page of this site. */
  isLaterPage: boolean;
  /** Whether half of the page is above the foot of the window now. */
  isHalfSeen(): boolean;
  isLoggedIn(): boolean;
  /** Whether something else has the visitor's attention. */
  isBusy(): boolean;
}

/**
 * Opens the offer once a new visitor has read a second page or half of this one for a while, beside no other message
 * but a notice about visits that asks for no answer, and never again after it was closed or the visitor has subscribed
 * anywhere.
 */
export function startFirstVisitOffer({
  document,
  dialog,
  store,
  queue,
  waitsForConsent,
  isLaterPage,
  isHalfSeen,
  isLoggedIn,
  isBusy,
}: OfferDependencies): void {
  const isDecided = () => store.read(firstVisitKey) !== null;
  if (isDecided()) return;
  let secondsRead = 0;
  let secondsIdle = 0;
  let hasReadOn = isLaterPage;
  const resetIdle = () => {
    secondsIdle = 0;
  };
  for (const press of ['pointerdown', 'keydown'])
    document.addEventListener(press, resetIdle, { capture: true, passive: true });
  const timer = setInterval(() => {
    if (isDecided()) return clearInterval(timer);
    if (document.visibilityState !== 'visible') return;
    secondsRead += 1;
    secondsIdle += 1;
    hasReadOn ||= isHalfSeen();
    if (secondsRead < readingSeconds || secondsIdle < idleSeconds || !hasReadOn) return;
    if (!queue.isFree(waitsForConsent ? undefined : 'consent') || isBusy() || isLoggedIn()) return;
    clearInterval(timer);
    if (queue.isFree()) queue.ask('offer', () => dialog.showModal());
    else dialog.showModal();
  }, second);
  dialog.addEventListener('close', () => {
    if (!isDecided()) store.write(firstVisitKey, 'dismissed');
    queue.end('offer');
  });
}

/**
 * Whether a dialog, menu or question is open or the text banner in view, or the visitor is typing, playing with a live
 * robot, waiting for one or watching a program run.
 */
export function isVisitorBusy(document: Document): boolean {
  const openPrompt = document.querySelector('dialog[open], :popover-open, [data-consent][data-open]');
  const banner = document.querySelector('aside[data-banner]');
  const isBannerInView = banner?.checkVisibility() === true && banner.getBoundingClientRect().bottom > 0;
  const activePlay = document.querySelector(
    ':is([data-state="loading"], [data-state="live"]):focus-within, [data-open]:focus-within, [data-open] [data-running]',
  );
  return (
    openPrompt !== null ||
    isBannerInView ||
    activePlay !== null ||
    document.fullscreenElement !== null ||
    document.activeElement?.matches('input, textarea, select') === true
  );
}
