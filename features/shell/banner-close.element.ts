import { onPageShow } from '#browser/toolbox/activation.ts';
import { isPreview } from '#browser/toolbox/document-time.ts';
import { PageElement } from '#browser/toolbox/page-element.ts';
import { localStore } from '#browser/toolbox/storage.ts';

const key = 'banner';

/** Stores which banner was closed, so that a later one shows. A script in the head hides it before the first paint. */
export class BannerCloseElement extends PageElement {
  protected override connect(signal: AbortSignal): void {
    this.addEventListener('click', closeBanner, { signal });
    onPageShow(() => this.render(), signal);
  }

  override render(): void {
    const { dataset } = document.documentElement;
    if (dataset.banner && localStore.read(key) === dataset.banner) dataset.bannerClosed = '';
  }
}

function closeBanner(): void {
  const { dataset } = document.documentElement;
  if (!dataset.banner) return;
  if (!isPreview()) localStore.write(key, dataset.banner);
  dataset.bannerClosed = '';
  document.querySelector<HTMLElement>('header a')?.focus();
}
