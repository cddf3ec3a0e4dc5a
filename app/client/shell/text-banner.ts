import { onPageShow } from '../../browser/activation.ts';
import { isPreview } from '../../browser/document-time.ts';
import { localStore } from '../../browser/storage.ts';

const key = 'banner';

/**
 * Closes the text banner on request and stores which one; a later banner shows again. A script in the head hides a
 * closed one before the first paint.
 */
export function startTextBanner(): void {
  document.addEventListener('click', ({ target }) => {
    const { dataset } = document.documentElement;
    if (!(target instanceof Element) || !target.closest('[data-banner-close]') || !dataset.banner) return;
    if (!isPreview()) localStore.write(key, dataset.banner);
    dataset.bannerClosed = '';
    document.querySelector<HTMLElement>('header a')?.focus();
  });
  onPageShow(hideClosedBanner);
}

/** Call it when the page has got new content. */
export function hideClosedBanner(): void {
  const { dataset } = document.documentElement;
  if (dataset.banner && localStore.read(key) === dataset.banner) dataset.bannerClosed = '';
}
