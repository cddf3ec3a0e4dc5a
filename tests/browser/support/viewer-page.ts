import type { Locator, Page } from 'playwright-core';
import { currentSection, messagesOf, productSlugWith } from './current-page.ts';
import { drawingTimeout, stageOf } from './live-model.ts';

const slug = productSlugWith('us', 'live-robot');
/** A page with a live robot. */
export const path = `/us/${slug}`;
export const island = 'robot-viewer';
export const words = messagesOf('us');
const section = currentSection('us', slug, 'live-robot');
const { heading, spots } = section;
export const { shapes } = section;
const [firstSpot] = spots;
if (!firstSpot) throw new Error(`the robot of ${path} has no facts`);
/** A fact on the robot. */
export const spot = firstSpot;

/** Waits until the robot has a shape. */
export const waitForShape = (page: Page, shape: string): Promise<void> =>
  page.getByRole('img', { name: `${heading} ${shape}`, exact: true }).waitFor({ timeout: drawingTimeout });
export const button = (page: Page, name: string): Locator =>
  stageOf(page, island).getByRole('button', { name, exact: true });

export const pictureOf = (page: Page): Locator =>
  stageOf(page, island).locator('picture img').filter({ visible: true });
export const spotsOf = (page: Page): Locator => stageOf(page, island).locator('[data-spot]');
/** The positions of the spots that can be seen, as text. */
export const spotPositions = (page: Page): Promise<string> =>
  spotsOf(page).evaluateAll((all) =>
    all
      .filter((element) => !element.hasAttribute('data-hidden'))
      .map((element) => `${element.getAttribute('data-spot')} ${(element as HTMLElement).style.translate}`)
      .join(', '),
  );

/** Collects the script names of the live model that a page requests from now on. */
export function recordModelScripts(page: Page): string[] {
  const requestedScripts: string[] = [];
  page.on('request', (request) => {
    const name = /\/assets\/(start|robot-worker|robot-controls)-/.exec(request.url())?.[1];
    if (name) requestedScripts.push(name);
  });
  return requestedScripts;
}
