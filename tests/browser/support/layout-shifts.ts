import type { Page } from 'playwright-core';

interface Shift {
  value: number;
  /** The elements that moved. */
  moved: string[];
}

declare global {
  interface Window {
    layoutShifts?: () => Shift[];
  }
  interface PerformanceEntry {
    value?: number;
    hadRecentInput?: boolean;
    sources?: { node: Node | null }[];
  }
}

/** Runs in the page before everything else: notes what moves without the visitor having done something. */
export function watchShifts(): void {
  const shifts: Shift[] = [];
  const describe = (node: Node | null) =>
    node instanceof Element ? `${node.localName}.${node.className}` : (node?.textContent ?? 'nothing');
  const note = (entries: PerformanceEntryList) => {
    for (const { value = 0, hadRecentInput, sources = [] } of entries) {
      if (!hadRecentInput) shifts.push({ value, moved: sources.map(({ node }) => describe(node)) });
    }
    return shifts;
  };
  const observer = new PerformanceObserver((list) => void note(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  window.layoutShifts = () => note(observer.takeRecords());
}

/** The part of the window that has moved since the page was opened (1: all of it), and what moved most. */
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
 * Less than this is nothing that moves: letters of other languages have a font of their own, and their neighbours stand
 * a hair's breadth elsewhere once it has failed.
 */
export const hairsbreadth = 0.001;

/** Leaves the page in its fallback font, so that nothing but what a test is about can move. */
export async function withoutFont(page: Page): Promise<void> {
  await page.route('**/*.woff2', (route) => route.abort());
}

/** Waits until the page is set in its own font. */
export async function withFont(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.fonts].some(
      ({ family, status }) => family.includes('Archivo K') && !family.includes('Fallback') && status === 'loaded',
    ),
  );
}
