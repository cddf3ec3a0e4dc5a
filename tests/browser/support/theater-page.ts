import type { Locator, Page } from 'playwright-core';
import { drawingTimeout, stageOf } from './live-model.ts';

export const path = '/us/flagship-megatron';
export const island = 'theaterStage';

export const stage = (page: Page): Locator => stageOf(page, island);
export const button = (page: Page, name: string): Locator => stage(page).getByRole('button', { name, exact: true });
export const slider = (page: Page): Locator => stage(page).getByRole('slider', { name: 'Time in the play' });
export const secondsOf = async (page: Page): Promise<number> => Number(await slider(page).inputValue());
export const waitForLine = (page: Page, line: RegExp): Promise<void> =>
  stage(page).locator('[aria-live="polite"]').filter({ hasText: line }).waitFor({ timeout: drawingTimeout });

/** Presses a key on the slider. */
export async function pressOnSlider(page: Page, key: string): Promise<void> {
  await slider(page).focus();
  await page.keyboard.press(key);
}
