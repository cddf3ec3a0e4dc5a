import type { Locator, Page } from 'playwright-core';
import { firstDrawing } from './live-model.ts';

/** A page with a playground. */
export const path = '/us/flagship-megatron';
export const island = 'programPlayground';
export const patience = { timeout: firstDrawing };

export const bench = (page: Page): Locator => page.locator(`x-island[name="${island}"]`);
export const button = (page: Page, name: string): Locator => bench(page).getByRole('button', { name, exact: true });
export const tab = (page: Page, name: string): Locator => bench(page).getByRole('tab', { name, exact: true });
export const rows = (page: Page): Locator => bench(page).locator('[data-path]');
export const grip = (page: Page, place: string): Locator =>
  bench(page).locator(`[data-path="${place}"] > button`).first();
/** The labels of the rows, in their order. */
export const said = (page: Page): Promise<(string | null)[]> =>
  rows(page)
    .locator('> button')
    .evaluateAll((grips) => grips.map((each) => each.getAttribute('aria-label')));
export const note = (page: Page, text: string): Promise<void> =>
  bench(page).getByRole('status').getByText(text, { exact: true }).waitFor(patience);
export const runs = (page: Page, place: string): Promise<void> =>
  bench(page).locator(`[data-path="${place}"][data-running]`).waitFor(patience);
export const programIn = (page: Page): string => new URL(page.url()).hash;
