import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { focusAt, waitForHydration } from './keyboard.ts';
import type { Visitor } from './visitors.ts';

/** Time limit in ms for software to draw a robot for the first time. */
export const drawingTimeout = 60_000;

/** The stage of an island: its picture, its robot and its overlay. */
export const stageOf = (page: Page, island: string): Locator => page.locator(`x-island[name="${island}"] [data-state]`);

/** The button that starts a stage, not the one that shows its robot at home. */
export const startButtonOf = (page: Page, island: string): Locator =>
  stageOf(page, island).locator('button:not([data-way] *)').first();

/** Waits until a stage is in a state: `idle`, `loading`, `live`, `lost`, `failed`, `broken`. */
export const waitForStage = (page: Page, island: string, state: string): Promise<void> =>
  page.locator(`x-island[name="${island}"] [data-state="${state}"]`).waitFor({ timeout: drawingTimeout });

/**
 * Presses the button of a stage and waits for its next state. The focus is never lost: it moves from the button to the
 * robot's canvas, or to the message that there is none.
 */
export async function startStage(page: Page, island: string, nextState = 'live'): Promise<void> {
  const button = startButtonOf(page, island);
  await focusAt(button);
  await waitForHydration(page, island);
  await page.keyboard.press('Enter');
  await waitForStage(page, island, nextState);
  const focused: Record<string, string> = { failed: '[role="status"]', slow: 'button', broken: 'button' };
  const selector = `x-island[name="${island}"] [data-state] ${focused[nextState] ?? 'canvas'}`;
  await page.waitForFunction((expected) => document.activeElement?.matches(expected), selector);
}

/** Removes WebGL from the browser. To be called before the page is opened. */
export const disableWebGl = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function without(
      this: HTMLCanvasElement,
      kind: string,
      ...rest: unknown[]
    ) {
      return kind.startsWith('webgl') ? null : Reflect.apply(getContext, this, [kind, ...rest]);
    } as typeof getContext;
  });

/** Starts a stage on `visits` pages in one tab, and expects no more memory after the last than after the third. */
export async function expectNoLeak(
  { page, context, open }: Visitor,
  path: string,
  island: string,
  visits: number,
): Promise<void> {
  const warnings: string[] = [];
  // Pictures and clips would count as memory of the page.
  await page.route(/\/media\//, (route) => route.abort());
  page.on('console', (message) => message.text().includes('WebGL contexts') && warnings.push(message.text()));
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / 1e6;
  };
  let earlyHeap = 0;
  for (let visit = 1; visit <= visits; visit += 1) {
    await open(`${path}?visit=${visit}`);
    await startStage(page, island);
    if (visit === 3) earlyHeap = await heap();
  }
  expect(await heap()).toBeLessThan(earlyHeap * 1.25 + 4);
  expect(warnings).toEqual([]);
}
