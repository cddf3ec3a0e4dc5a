import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const wcagTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Violations of WCAG 2.2 AA that axe finds, each with its elements. Motion is reduced meanwhile, as text that is half
 * faded in has too little contrast. Only Chromium can do that, and axe finds the same in every browser.
 */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  if (inject('engine') !== 'chromium') return [];
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(axeSource);
  const violations = await page.evaluate(async (values) => {
    const { violations: results } =
      (await window.axe?.run(document, {
        runOnly: { type: 'tag', values },
        rules: { 'target-size': { enabled: true } },
      })) ?? {};
    return results?.map(
      ({ id, help, nodes }) =>
        `${id}: ${help}: ${nodes.map(({ html, any }) => `${html.slice(0, 160)} (${any[0]?.message ?? ''})`).join(' | ')}`,
    );
  }, wcagTags);
  await page.emulateMedia({ reducedMotion: null });
  return violations ?? ['axe did not run'];
}

/** Scrolls through the whole page and back, so that lazy pictures load. Returns the addresses of those that do not. */
export function missingPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const isInView = (image: HTMLImageElement) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect();
      return (
        width > 0 &&
        bottom > 0 &&
        top < innerHeight &&
        right > 0 &&
        left < innerWidth &&
        image.checkVisibility({ visibilityProperty: true })
      );
    };
    const isLoaded = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;
    const missing = new Set<HTMLImageElement>();
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30)));
      const waitStart = performance.now();
      const inView = [...document.images].filter(isInView);
      while (!inView.every((image) => image.complete) && performance.now() - waitStart < 15_000)
        await new Promise((resolve) => setTimeout(resolve, 50));
      for (const image of inView) if (!isLoaded(image)) missing.add(image);
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return [...missing].map((image) => image.currentSrc || image.outerHTML);
  });
}

/** Horizontal overflow: the page itself when it can be scrolled sideways, and text that is cut off. */
export function overflowProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const scrolls = (element: Element) =>
      element !== document.body && getComputedStyle(element).overflowX !== 'visible';
    const isInScroller = (element: Element) => {
      for (let outer = element.parentElement; outer && outer !== document.documentElement; outer = outer.parentElement)
        if (scrolls(outer)) return true;
      return false;
    };
    const isCut = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return (
        width > 1 &&
        (right > clientWidth + 1 || left < -1) &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      );
    };
    const hasWords = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const cutElements = [...document.body.querySelectorAll('*')].filter(
      (element) => hasWords(element) && isCut(element) && !isInScroller(element),
    );
    const words = cutElements.map(
      (element) => `cut off: ${element.localName} "${element.textContent?.trim().slice(0, 60)}"`,
    );
    return scrollWidth > clientWidth
      ? [`the page is ${scrollWidth} px wide in a window of ${clientWidth} px`, ...words]
      : words;
  });
}

/** Accessibility problems and horizontal overflow of a page. */
export const pageProblems = async ({ page }: { page: Page }): Promise<string[]> => [
  ...(await accessibilityProblems(page)),
  ...(await overflowProblems(page)),
];

/** Headings of cards and of parts of sections that a picture lies over, by their texts. Scrolls through the page. */
export function coveredHeadings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCovered = (heading: Element) => {
      if (!heading.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
      heading.scrollIntoView({ block: 'center', behavior: 'instant' });
      const text = document.createRange();
      text.selectNodeContents(heading);
      const [line] = text.getClientRects();
      if (!line || line.width < 2) return false;
      const top = document.elementFromPoint(line.left + 2, line.top + line.height / 2);
      return !!top && !top.contains(heading) && (top.matches('img, video') || top.querySelector('img, video') !== null);
    };
    const headings = [...document.querySelectorAll('main :is(h3, h4)')].filter(isCovered);
    return headings.map((heading) => heading.textContent?.trim() ?? '');
  });
}
