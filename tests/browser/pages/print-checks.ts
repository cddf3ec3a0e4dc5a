import type { Page } from 'playwright-core';

/** Replaces every picture by one that is as large as the page lets it be, because making real ones takes long. */
export const replacePictures = (page: Page) =>
  page.route('**/media/**', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200"/>',
    }),
  );

/** Waits for the stylesheet for print, which comes after the first screen. */
export const waitForPrintStyles = (page: Page) =>
  page.waitForFunction(() => document.querySelector<HTMLLinkElement>('link[media="print"]')?.sheet);

/** The sheets of the page when it is printed without having been scrolled. */
export async function sheetsOf(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const pdf = (await page.pdf({ format })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Texts of the page that cannot be read on paper: transparent, out of sight, or not black on white. */
export const unreadable = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector('main') as Element, NodeFilter.SHOW_TEXT);
    const problems: string[] = [];
    while (texts.nextNode()) {
      const { parentElement: element, data } = texts.currentNode as Text;
      if (!element || data.trim() === '' || !element.checkVisibility() || element.closest('.visually-hidden, style'))
        continue;
      const isClear = element.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
        contentVisibilityAuto: true,
      });
      const { width } = element.getBoundingClientRect();
      const { color, backgroundColor } = getComputedStyle(element);
      if (!isClear || width === 0 || color !== 'rgb(0, 0, 0)' || backgroundColor !== 'rgba(0, 0, 0, 0)')
        problems.push(`${data.trim()} (${color} on ${backgroundColor})`);
    }
    return problems;
  });
