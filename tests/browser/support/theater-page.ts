import type { Locator, Page } from 'playwright-core';
import { isRecorded } from '#apps/stage/sound/spoken-line.ts';
import { importUntyped } from '../../support/site/import-untyped.ts';
import { currentSection, messagesOf, productSlugWith } from './current-page.ts';
import { drawingTimeout, stageOf } from './live-model.ts';

const slug = productSlugWith('us', 'theater');
export const path = `/us/${slug}`;
export const island = 'theater-stage';
export const words = messagesOf('us');
const { play } = currentSection('us', slug, 'theater');
if (!play) throw new Error(`the theater of ${path} has no play`);
/** The lines of the play, in their order. */
export const script = play.script.map(({ line }) => line);
/** True if there is a recording of each line. */
export const isRecordedInFull = script.every((text) => isRecorded({ voice: play.voice, text }));
const { PLAYS } = await importUntyped<{ PLAYS: Record<string, { seconds: number }> }>('#robots/plays.ts');
const length = Math.round(PLAYS[play.name]?.seconds ?? 0);
/** Returns the text of the slider so many seconds before the end of the play. */
export const progressBeforeEnd = (seconds: number): string =>
  words.format(words.theater.progress, { seconds: length - seconds, length });

export const stage = (page: Page): Locator => stageOf(page, island);
export const button = (page: Page, name: string): Locator => stage(page).getByRole('button', { name, exact: true });
export const slider = (page: Page): Locator => stage(page).getByRole('slider', { name: words.theater.time });
export const secondsOf = async (page: Page): Promise<number> => Number(await slider(page).inputValue());
export const currentLine = (page: Page): Locator => stage(page).locator('p[aria-live]');
export const waitForLine = (page: Page, line: RegExp | string | undefined): Promise<void> =>
  currentLine(page)
    .filter({ hasText: line ?? 'no such line' })
    .waitFor({ timeout: drawingTimeout });

/** Presses a key on the slider. */
export async function pressOnSlider(page: Page, key: string): Promise<void> {
  await slider(page).focus();
  await page.keyboard.press(key);
}
