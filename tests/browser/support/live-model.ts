import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { focusAt, hydrated } from './keyboard.ts';
import type { Visitor } from './visitors.ts';

/** Time limit in ms for software to draw a robot for the first time. */
export const firstDrawing = 60_000;

/** The stage of an island: its picture, its robot and its overlay. */
export const stageOf = (page: Page, island: string): Locator => page.locator(`x-island[name="${island}"] [data-state]`);

/** Waits until a stage is in a state: `still`, `loading`, `live`, `lost`, `failed`. */
export const stageIs = (page: Page, island: string, state: string): Promise<void> =>
  page.locator(`x-island[name="${island}"] [data-state="${state}"]`).waitFor({ timeout: firstDrawing });

/**
 * Presses the button of a stage and waits for its next state. The focus is never lost: it moves from the button to the
 * robot's canvas.
 */
export async function startStage(page: Page, island: string, becomes = 'live'): Promise<void> {
  const button = stageOf(page, island).getByRole('button').first();
  await focusAt(button);
  await hydrated(page, island);
  await page.keyboard.press('Enter');
  await stageIs(page, island, becomes);
  const place = `x-island[name="${island}"] [data-state] ${becomes === 'failed' ? 'button' : 'canvas'}`;
  await page.waitForFunction((expected) => document.activeElement?.matches(expected), place);
}

/** Removes WebGL from the browser. To be called before the page is opened. */
export const withoutDrawing = (page: Page): Promise<unknown> =>
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

/** Loses the WebGL context of a stage; the returned function restores it. */
export async function takeDrawing(page: Page, island: string): Promise<() => Promise<void>> {
  const extension = await stageOf(page, island)
    .locator('canvas')
    .evaluateHandle((canvas: HTMLCanvasElement) => canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context'));
  await extension.evaluate((machine) => machine?.loseContext());
  return () => extension.evaluate((machine) => machine?.restoreContext());
}

/** Loses the WebGL context of a live stage, expects a message and the pictures, and restores the context. */
export async function interruptDrawing(page: Page, island: string, pictures: Locator): Promise<void> {
  const giveBack = await takeDrawing(page, island);
  await stageIs(page, island, 'lost');
  await page.getByText('The graphics were interrupted.').waitFor();
  await pictures.first().waitFor();
  await giveBack();
  await stageIs(page, island, 'live');
  await pictures.first().waitFor({ state: 'hidden' });
}

/** Starts a stage on `visits` pages in one tab, and expects no more memory after the last than after the third. */
export async function visitsLeaveNothing(
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
  let early = 0;
  for (let visit = 1; visit <= visits; visit += 1) {
    await open(`${path}?visit=${visit}`);
    await startStage(page, island);
    if (visit === 3) early = await heap();
  }
  expect(await heap()).toBeLessThan(early * 1.25 + 4);
  expect(warnings).toEqual([]);
}
