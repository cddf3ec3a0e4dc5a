import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { blockName, describeBlock } from '#apps/playground/block-words.ts';
import { blockAt, blockPaths } from '#apps/playground/program/edit-program.ts';
import type { Block } from '#apps/playground/program/program.ts';
import { parseProgram } from '#apps/playground/program/program-text.ts';
import { createVocabulary } from '#apps/playground/voice/vocabulary.ts';
import { isRecorded } from '#apps/stage/sound/spoken-line.ts';
import { programmingSlug } from '#contract/programming.ts';
import type { ModeCard } from '#features/programming/programming-ways.ts';
import { robotSpeech } from '#features/programming/robot-speech.ts';
import { pageMessages } from '#ui/messages.ts';
import { currentPage, currentSection } from './current-page.ts';
import { drawingTimeout } from './live-model.ts';

const slug = programmingSlug;
/** The page with the playground. It shows the first robot. */
export const path = `/us/${slug}`;
export const island = 'program-playground';
export const slowTimeout = { timeout: drawingTimeout };

const { messages, lang } = currentPage('us', slug);
/** The texts of the playground. */
export const words = pageMessages(messages, lang);
const { robot, voice } = currentSection('us', slug, 'playground');
export const vocabulary = createVocabulary(robot);
/** A recorded text of the robot, of a program of its own if there is one. */
export const recordedText = robotSpeech(robot, messages.playground).find((text) => isRecorded({ voice, text }));

/** The word that does something when it is said: `start`, `execute`, `other` or a program. */
export function spokenWord(does: string): string {
  const match = vocabulary.groups.flatMap(({ words: pairs }) => pairs).find(([, program]) => program === does);
  if (!match) throw new Error(`no word of ${slug} does ${does}`);
  return match[0];
}

/** The labels of a program's rows, in their order. The program is in the notation of links. */
export function labelsOf(programText: string): string[] {
  const program = parseProgram(programText, Object.keys(words.motions));
  return blockPaths(program).map((place) => describeBlock(blockAt(program, place) as Block, words));
}

export const playground = (page: Page): Locator => page.locator(`x-island[name="${island}"]`);
export const button = (page: Page, name: string): Locator =>
  playground(page).getByRole('button', { name, exact: true });
export const tab = (page: Page, name: string): Locator => playground(page).getByRole('tab', { name, exact: true });
export const pieceButton = (page: Page, kind: Block['do']): Locator => button(page, blockName(kind, words));
/** The tab of a way to program. */
export const modeTab = (page: Page, mode: ModeCard['mode']): Locator =>
  tab(
    page,
    currentSection('us', slug, 'programming-ways').cards.find((card) => card.mode === mode)?.title ?? `no ${mode}`,
  );
export const rows = (page: Page): Locator => playground(page).locator('[data-path]');
export const grip = (page: Page, place: string): Locator =>
  playground(page).locator(`[data-path="${place}"] > button`).first();
/** The labels of the rows, in their order. */
export const blockLabels = (page: Page): Promise<(string | null)[]> =>
  rows(page)
    .locator('> button')
    .evaluateAll((grips) => grips.map((each) => each.getAttribute('aria-label')));
export const waitForStatus = (page: Page, text: string): Promise<void> =>
  expect.poll(() => playground(page).getByRole('status').allTextContents(), slowTimeout).toContain(text);
export const waitForRunningBlock = (page: Page, place: string): Promise<void> =>
  playground(page).locator(`[data-path="${place}"][data-running]`).waitFor(slowTimeout);
export const programHash = (page: Page): string => new URL(page.url()).hash;
