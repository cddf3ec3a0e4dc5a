interface Toast {
  text: string;
  tone: 'good' | 'error';
  /** Time for which it is shown, in ms. */
  time?: number;
}

/**
 * Shows a message in the page's live region, above everything else, and removes it after a while. The time pauses while
 * the pointer or the focus is on it.
 */
export function showToast({ text, tone, time = 3_000 }: Toast): void {
  const region = document.querySelector<HTMLElement>('[data-toasts]');
  if (!region) return;
  const toast = Object.assign(document.createElement('div'), { className: 'notch-s toast' });
  toast.dataset.toast = tone;
  toast.append(Object.assign(document.createElement('p'), { textContent: text }));

  let remaining = time;
  let since = performance.now();
  const close = () => {
    toast.remove();
    if (region.childElementCount === 0 && region.matches(':popover-open')) region.hidePopover();
  };
  let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(close, time);
  const pause = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    remaining -= performance.now() - since;
  };
  const resume = () => {
    if (timer !== undefined) return;
    since = performance.now();
    timer = setTimeout(close, Math.max(0, remaining));
  };
  for (const type of ['pointerenter', 'focusin']) toast.addEventListener(type, pause);
  for (const type of ['pointerleave', 'focusout']) toast.addEventListener(type, resume);

  // Reopened, the region lies above a dialog that was opened after it.
  if (region.matches(':popover-open')) region.hidePopover();
  region.showPopover();
  region.append(toast);
}
