import type { ToastKind } from './toast-timer.ts';
import { startToastTimer, toastTimes } from './toast-timer.ts';

interface Toast {
  text: string;
  /** A notification is shown longer and may have a heading. */
  kind?: ToastKind | undefined;
  title?: string | undefined;
  tone?: 'plain' | 'good' | 'error' | undefined;
}

/**
 * Shows a message in the page's live region, above everything else, and removes it after a while. The time pauses while
 * the pointer or the focus is on it. Returns a function that closes it early.
 */
export function showToast({ text, kind = 'toast', title, tone = 'plain' }: Toast): () => void {
  const region = document.querySelector<HTMLElement>('[data-toasts]');
  if (!region) return () => {};
  const toast = Object.assign(document.createElement('div'), { className: 'notch-s toast' });
  toast.dataset.toast = tone;
  if (title) toast.append(Object.assign(document.createElement('strong'), { textContent: title }));
  toast.append(Object.assign(document.createElement('p'), { textContent: text }));

  const close = () => {
    timer.stop();
    toast.remove();
    if (region.childElementCount === 0 && region.matches(':popover-open')) region.hidePopover();
  };
  const timer = startToastTimer(toastTimes[kind], close);
  for (const type of ['pointerenter', 'focusin']) toast.addEventListener(type, timer.pause);
  for (const type of ['pointerleave', 'focusout']) toast.addEventListener(type, timer.resume);

  // Reopened, the region lies above a dialog that was opened after it.
  if (region.matches(':popover-open')) region.hidePopover();
  region.showPopover();
  region.append(toast);
  return close;
}
