/**
 * Loads the stylesheet for print. Before the page is printed, lets islands add the parts that only paper shows
 * (`printadditions`), writes addresses out in full and loads the pictures that nobody has scrolled to.
 */
export function startPrint(): void {
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[media="print"]')) sheet.disabled = false;
  addEventListener('beforeprint', () => {
    // Listeners of `beforeprint` are called in the order of their registration, and islands register at any time.
    document.dispatchEvent(new Event('printadditions'));
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]'))
      link.dataset.address = link.host + decodeURI(link.pathname + link.search + link.hash);
    for (const image of document.querySelectorAll<HTMLImageElement>('main img[loading="lazy"]'))
      image.loading = 'eager';
  });
}
