import { makePrintAdditions } from '../browser/printing.ts';

/**
 * Before the page is printed, adds what only paper shows, writes addresses out in full and loads the pictures that
 * nobody has scrolled to.
 */
export function startPrint(): void {
  addEventListener('beforeprint', () => {
    makePrintAdditions();
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]'))
      link.dataset.address = link.host + decodeURI(link.pathname + link.search + link.hash);
    for (const image of document.querySelectorAll<HTMLImageElement>('main img[loading="lazy"]'))
      image.loading = 'eager';
  });
}
