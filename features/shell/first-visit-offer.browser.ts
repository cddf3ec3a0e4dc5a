import { messageQueue } from '#browser/toolbox/message-queue.ts';
import { localStore, storageKeys } from '#browser/toolbox/storage.ts';
import { asksFirst } from '../consent/consent-store.browser.ts';

const second = 1000;

const readingSeconds = 20;
/** Seconds without a key press, tap or click before it opens, so that nobody is interrupted, whatever has the focus. */
const idleSeconds = 4;

/**
 * Opens the offer once a new visitor has read a second page or half of this one for a while, beside no other message
 * but a notice about visits that asks for no answer, and never again after it was closed or the visitor has subscribed
 * anywhere.
 */
export function startFirstVisitOffer(dialog: HTMLDialogElement): void {
  const { documentElement: root } = document;
  const isDecided = () => localStore.read(storageKeys.firstVisitOffer) !== null;
  if (isDecided()) return;
  let secondsRead = 0;
  let secondsIdle = 0;
  let hasReadOn = document.referrer.startsWith(`${location.origin}/`);
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
    const isFree = messageQueue.isFree(asksFirst(root.dataset.consentPolicy) ? undefined : 'consent');
    if (!isFree || isVisitorBusy() || root.hasAttribute('data-session')) return;
    clearInterval(timer);
    if (messageQueue.isFree()) messageQueue.ask('offer', () => dialog.showModal());
    else dialog.showModal();
  }, second);
  dialog.addEventListener('close', () => {
    if (!isDecided()) localStore.write(storageKeys.firstVisitOffer, 'dismissed');
    messageQueue.end('offer');
  });
}

const isHalfSeen = (): boolean => scrollY + innerHeight >= document.documentElement.scrollHeight / 2;

/** True if something is open or in view that an offer would disturb, or the visitor types, plays or waits. */
function isVisitorBusy(): boolean {
  const openPrompt = document.querySelector('dialog[open], :popover-open, [data-consent][data-open]');
  const banner = document.querySelector('aside[data-banner]');
  const isBannerInView = banner?.checkVisibility() === true && banner.getBoundingClientRect().bottom > 0;
  const activePlay = document.querySelector(
    ':is([data-state="loading"], [data-state="live"]):focus-within, [data-open]:focus-within, [data-open] [data-running]',
  );
  const isFilmPlaying = Array.from(document.querySelectorAll('video')).some(({ paused }) => !paused);
  const isTyping = document.activeElement?.matches('input, textarea, select');
  return Boolean(openPrompt || isBannerInView || activePlay || isFilmPlaying || document.fullscreenElement || isTyping);
}
