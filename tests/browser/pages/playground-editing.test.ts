import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { programmingSlug } from '#contract/programming.ts';
import { currentSection } from '../support/current-page.ts';
import {
  blockLabels,
  button,
  labelsOf,
  path,
  playground,
  rows,
  waitForStatus,
  words,
} from '../support/playground-page.ts';
import { type Screen, visitors } from '../support/visitors.ts';
import { expectBubbleOnStage } from './speech-bubble.ts';

/** Without 3D drawing, as these tests need only the picture. */
const { newVisitor } = visitors();

const fieldOf = (page: Page, place: string, type: 'text' | 'number') =>
  playground(page).locator(`[data-path="${place}"] > input[type="${type}"]`);

test('setting a number and typing text are one undo step each', { timeout: 120_000 }, async () => {
  const { page, open } = await newVisitor('desktop');
  const longText = 'The quick brown fox jumps over the lazy dogs today';
  const editedLabels = labelsOf(`walk3.say(${encodeURIComponent(longText)})`);
  const undo = button(page, words.playground.undo);
  await open(`${path}#program=walk2.say(Hello)`);
  await rows(page).first().waitFor();
  await fieldOf(page, '0', 'number').press('ArrowUp');
  await expect.poll(() => blockLabels(page)).toEqual(labelsOf('walk3.say(Hello)'));
  await fieldOf(page, '1', 'text').fill('');
  await fieldOf(page, '1', 'text').pressSequentially(longText);
  await expect.poll(() => blockLabels(page)).toEqual(editedLabels);
  await fieldOf(page, '0', 'number').press('ArrowUp');
  await undo.click();
  await waitForStatus(page, words.playground.undone);
  expect(await blockLabels(page)).toEqual(editedLabels);
  await undo.click();
  await expect.poll(() => blockLabels(page)).toEqual(labelsOf('walk3.say(Hello)'));
  await undo.click();
  await expect.poll(() => blockLabels(page)).toEqual(labelsOf('walk2.say(Hello)'));
  expect(await undo.getAttribute('aria-disabled')).toBe('true');
});

test('a program in the address of a product page opens in the playground, with the robot of that page', {
  timeout: 120_000,
}, async () => {
  const robot = currentSection('us', programmingSlug, 'playground').robots.at(-1);
  const { page, open } = await newVisitor('desktop');
  await open(`/us/${robot?.page}#program=walk2.say(Hello)`);
  await page.waitForURL((url) => url.href.endsWith(`${robot?.href}#program=walk2.say(Hello)`));
  await expect.poll(() => blockLabels(page)).toEqual(labelsOf('walk2.say(Hello)'));
});

test.each(['phone'] as const satisfies Screen[])(
  'on a %s all that the robot says fits on its stage',
  { tags: 'nightly', timeout: 120_000 },
  async (screen) => expectBubbleOnStage(await newVisitor(screen)),
);
