import type { Locator, Page } from 'playwright-core';
import { drawingTimeout } from './live-model.ts';

/** A page with a playground. */
export const path = '/us/flagship-megatron';
export const island = 'programPlayground';
export const slowTimeout = { timeout: drawingTimeout };

export const playground = (page: Page): Locator => page.locator(`x-island[name="${island}"]`);
export const button = (page: Page, name: string): Locator =>
  playground(page).getByRole('button', { name, exact: true });
export const tab = (page: Page, name: string): Locator => playground(page).getByRole('tab', { name, exact: true });
export const rows = (page: Page): Locator => playground(page).locator('[data-path]');
export const grip = (page: Page, place: string): Locator =>
  playground(page).locator(`[data-path="${place}"] > button`).first();
/** The labels of the rows, in their order. */
export const blockLabels = (page: Page): Promise<(string | null)[]> =>
  rows(page)
    .locator('> button')
    .evaluateAll((grips) => grips.map((each) => each.getAttribute('aria-label')));
export const waitForStatus = (page: Page, text: string): Promise<void> =>
  playground(page).getByRole('status').getByText(text, { exact: true }).waitFor(slowTimeout);
export const waitForRunningBlock = (page: Page, place: string): Promise<void> =>
  playground(page).locator(`[data-path="${place}"][data-running]`).waitFor(slowTimeout);
export const programHash = (page: Page): string => new URL(page.url()).hash;
