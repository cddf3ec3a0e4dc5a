import type { Locator, Page } from 'playwright-core';
import { drawingTimeout, stageOf } from './live-model.ts';

/** A page with a live robot. */
export const path = '/us/flagship-megatron';
export const island = 'robotViewer';

/** Waits until the robot has a shape. */
export const waitForShape = (page: Page, shape: string): Promise<void> =>
  page.getByRole('img', { name: `Take it in your hands. ${shape}`, exact: true }).waitFor({ timeout: drawingTimeout });
export const button = (page: Page, name: string): Locator =>
  stageOf(page, island).getByRole('button', { name, exact: true });

export const pictureOf = (page: Page): Locator => stageOf(page, island).locator('picture img');
export const spotOf = (page: Page): Locator => stageOf(page, island).locator('[data-spot="face"]');

/** Collects the script names of the live model that a page requests from now on. */
export function recordModelScripts(page: Page): string[] {
  const requestedScripts: string[] = [];
  page.on('request', (request) => {
    const name = /\/assets\/(start|robot-worker|robot-overlay)-/.exec(request.url())?.[1];
    if (name) requestedScripts.push(name);
  });
  return requestedScripts;
}
