import type { Page } from 'playwright-core';

interface Shift {
  value: number;
  /** The elements that moved, each with its rectangle before and after. */
  elements: string[];
}

declare global {
  interface Window {
    layoutShifts?: () => Shift[];
  }
  interface PerformanceEntry {
    value?: number;
    hadRecentInput?: boolean;
    sources?: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  }
}

/** An init script that records layout shifts without recent input. */
export function watchShifts(): void {
  const shifts: Shift[] = [];
  const describe = (node: Node | null) =>
    node instanceof Element ? `${node.localName}.${node.className}` : (node?.textContent ?? 'nothing');
  const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
  const collect = (entries: PerformanceEntryList) => {
    for (const { value = 0, hadRecentInput, sources = [] } of entries) {
      if (hadRecentInput) continue;
      const elements = sources.map(
        ({ node, previousRect, currentRect }) => `${describe(node)} ${place(previousRect)} to ${place(currentRect)}`,
      );
      shifts.push({ value, elements });
    }
    return shifts;
  };
  const observer = new PerformanceObserver((list) => void collect(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  window.layoutShifts = () => collect(observer.takeRecords());
}

/** The layout shift score since the page was opened, and the largest shift. */
export async function layoutShiftOf(page: Page): Promise<{ total: number; largest: Shift | undefined }> {
  const shifts = await page.evaluate(
    () =>
      new Promise<Shift[]>((resolve) =>
        requestAnimationFrame(() => setTimeout(() => resolve(window.layoutShifts?.() ?? []))),
      ),
  );
  return {
    total: shifts.reduce((sum, { value }) => sum + value, 0),
    largest: shifts.toSorted((a, b) => b.value - a.value)[0],
  };
}

/**
 * The highest score that counts as no shift. Letters of other languages have a font of their own, and when it fails to
 * load their neighbours move by less than a pixel.
 */
export const shiftTolerance = 0.001;

/** Keeps the page in its fallback font, so that no change of font shifts the layout. */
export async function blockFont(page: Page): Promise<void> {
  await page.route('**/*.woff2', (route) => route.abort());
}

/** Waits until the page's own font is loaded. */
export async function waitForFont(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.fonts].some(
      ({ family, status }) => family.includes('Archivo K') && !family.includes('Fallback') && status === 'loaded',
    ),
  );
}
