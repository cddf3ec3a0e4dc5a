import type { Locator, Page } from 'playwright-core';
import { focusAt, hydrated } from './keyboard.ts';

/** Milliseconds that software may take to draw a robot for the first time. */
export const firstDrawing = 60_000;

/** The stage of an island: its picture, its robot, and what lies over them. */
export const stageOf = (page: Page, island: string): Locator => page.locator(`x-island[name="${island}"] [data-state]`);

/** Waits until a stage is in a state: `still`, `loading`, `live`, `lost`, `failed`. */
export const stageIs = (page: Page, island: string, state: string): Promise<void> =>
  page.locator(`x-island[name="${island}"] [data-state="${state}"]`).waitFor({ timeout: firstDrawing });

/** Presses the button of a stage and waits for what becomes of it. */
export async function startStage(page: Page, island: string, becomes = 'live'): Promise<void> {
  const button = stageOf(page, island).getByRole('button').first();
  await focusAt(button);
  await hydrated(page, island);
  await page.keyboard.press('Enter');
  await stageIs(page, island, becomes);
}
