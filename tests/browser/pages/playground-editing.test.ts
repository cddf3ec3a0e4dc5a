import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { formatLinkError } from '#apps/playground/program/program-link.ts';
import { programmingSlug } from '#contract/programming.ts';
import { currentSection } from '../support/current-page.ts';
import { focusAt, hasFocus } from '../support/keyboard.ts';
import { disableWebGl, startStage } from '../support/live-model.ts';
import {
  blockLabels,
  button,
  grip,
  island,
  labelsOf,
  path,
  playground,
  rows,
  slowTimeout,
  tab,
  waitForRunningBlock,
  waitForStatus,
  words,
} from '../support/playground-page.ts';
import { type Screen, visitors } from '../support/visitors.ts';
import { expectBubbleOnStage } from './speech-bubble.ts';

/** Without 3D drawing, as these tests need only the picture. */
const { newVisitor } = visitors();

const fieldOf = (page: Page, place: string, type: 'text' | 'number') =>
  playground(page).locator(`[data-path="${place}"] > input[type="${type}"]`);

/** The playground with a robot whose words these tests know. */
const programPath = '/us/programming?robot=flagship-megatron';

const status = (page: Page) => playground(page).getByRole('status').last();

/** The focused element and the element that covers its middle; empty where none does. */
const findCover = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const { left, top, width, height } = focused?.getBoundingClientRect() ?? new DOMRect();
    const topmost = document.elementFromPoint(left + width / 2, top + height / 2);
    return topmost && focused?.contains(topmost)
      ? ''
      : `${focused?.getAttribute('aria-label') ?? focused?.textContent} under ${topmost?.outerHTML.slice(0, 80)}`;
  });

test('setting a number and typing text are one undo step each', { tags: 'nightly', timeout: 120_000 }, async () => {
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
  tags: 'nightly',
  timeout: 120_000,
}, async () => {
  const robot = currentSection('us', programmingSlug, 'playground').robots.at(-1);
  const { page, open } = await newVisitor('desktop');
  await open(`/us/${robot?.page}#program=walk2.say(Hello)`);
  await page.waitForURL((url) => url.href.endsWith(`${robot?.href}#program=walk2.say(Hello)`));
  await expect.poll(() => blockLabels(page)).toEqual(labelsOf('walk2.say(Hello)'));
});

test.each(['phone', 'tablet', 'desktop'] as const satisfies Screen[])(
  'on a %s all that the robot says fits on its stage',
  { tags: 'nightly', timeout: 120_000 },
  async (screen) => expectBubbleOnStage(await newVisitor(screen)),
);

test('the stage never covers the focused element', { tags: 'nightly', timeout: 180_000 }, async () => {
  const { page, open } = await newVisitor('phone', { reducedMotion: 'reduce' });
  await open(`${programPath}#program=wave.repeat2(walk2.turn-90.repeat2(say(Hi).wait1.5)).transform.walk2.walk3.wave`);
  await rows(page).first().waitFor();
  const covers: string[] = [];
  const press = async (key: string) => {
    await page.keyboard.press(key);
    covers.push(await findCover(page));
  };
  await focusAt(button(page, 'Copy link'));
  while (!(await hasFocus(tab(page, 'Block-based')))) await press('Shift+Tab');
  expect(covers.length).toBeGreaterThan(12);
  await focusAt(grip(page, '5'));
  while (!(await hasFocus(grip(page, '0')))) await press('ArrowUp');

  for (const [width, height] of [
    [844, 390],
    [568, 320],
  ] as const) {
    await page.setViewportSize({ width, height });
    await focusAt(grip(page, '5'));
    while (!(await hasFocus(grip(page, '0')))) await press('ArrowUp');
    while (!(await hasFocus(tab(page, 'Block-based')))) await press('Shift+Tab');
  }
  expect(covers.filter((each) => each !== '')).toEqual([]);
});

test('the text of a block can be cleared and typed again, and is restored when it is left empty', {
  tags: 'nightly',
  timeout: 120_000,
}, async () => {
  const { page, open } = await newVisitor('desktop');
  await open(`${programPath}#program=say(Hello)`);
  await rows(page).first().waitFor();
  const field = fieldOf(page, '0', 'text');
  await field.click();
  for (let letters = 5; letters > 0; letters -= 1) await page.keyboard.press('Backspace');
  expect(await field.inputValue()).toBe('');
  await page.keyboard.press('Tab');
  await expect.poll(() => field.inputValue()).toBe('Hello');
  expect(await blockLabels(page)).toEqual(['Say: Hello']);
  await field.press('Control+a');
  await field.press('Delete');
  await field.pressSequentially('Hi');
  expect(await field.inputValue()).toBe('Hi');
  expect(await blockLabels(page)).toEqual(['Say: Hi']);
});

test('the status is cleared when a program ends, and a running program can be stopped without its blocks', {
  tags: 'nightly',
  timeout: 180_000,
}, async () => {
  const { page, open } = await newVisitor('desktop');
  await open(`${programPath}#program=wait1.wait9`);
  await rows(page).first().waitFor();
  await button(page, 'Next block').click();
  await waitForStatus(page, 'Now: Wait 1 second');
  await expect.poll(() => status(page).textContent(), slowTimeout).toBe('');
  await button(page, 'Run').click();
  await waitForRunningBlock(page, '1');
  await grip(page, '0').focus();
  await page.keyboard.press('Delete');
  await page.keyboard.press('Delete');
  await expect.poll(() => rows(page).count()).toBe(0);
  expect(await button(page, 'Stop').getAttribute('aria-disabled')).toBe('false');
  await button(page, 'Stop').click();
  await waitForStatus(page, 'Canceled. The robot stops.');
  expect(await button(page, 'Run').getAttribute('aria-disabled')).toBe('true');
  await tab(page, 'Manual').click();
  await expect.poll(() => status(page).textContent()).toBe('');
});

test('every robot keeps a program of its own, and a link that nests too deep is explained', {
  tags: 'nightly',
  timeout: 120_000,
}, async () => {
  const { page, open } = await newVisitor('desktop');
  await disableWebGl(page);
  await open(`${programPath}#program=wave`);
  await rows(page).first().waitFor();
  await button(page, 'Wait').click();
  await expect.poll(() => blockLabels(page)).toEqual(['Gesture: Wave', 'Wait 1 second']);
  await open('/us/programming?robot=flagship-bumblebee');
  await startStage(page, island, 'failed');
  await rows(page).first().waitFor();
  expect(await blockLabels(page)).not.toContain('Wait 1 second');
  await open(programPath);
  await startStage(page, island, 'failed');
  await rows(page).first().waitFor();
  expect(await blockLabels(page)).toEqual(['Gesture: Wave', 'Wait 1 second']);
  await page.evaluate(() => {
    location.hash = '#program=repeat2(repeat2(repeat2(repeat2(wave))))';
  });
  await waitForStatus(page, formatLinkError({ code: 'tooDeep', at: 33, text: 'wave))))' }, words));
});

test('a long program scrolls while a block is dragged to its edge', { tags: 'nightly', timeout: 120_000 }, async () => {
  const { page, open } = await newVisitor('desktop');
  await open(`${programPath}#program=transform.${Array.from({ length: 30 }, () => 'walk2').join('.')}.wave`);
  await rows(page).first().waitFor();
  const list = playground(page).getByRole('region', { name: 'Your program' });
  await list.evaluate((node) => {
    node.scrollIntoView({ block: 'center', behavior: 'instant' });
    node.scrollTop = node.scrollHeight;
  });
  const [start, box] = [await grip(page, '31').boundingBox(), await list.boundingBox()];
  if (!start || !box) throw new Error('the dragged element or its target is not visible');
  await page.mouse.move(start.x + 12, start.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, box.y + box.height / 2, { steps: 4 });
  await page.mouse.move(box.x + 60, box.y + 18, { steps: 4 });
  await expect.poll(() => list.evaluate((node) => node.scrollTop)).toBe(0);
  await playground(page).locator('[data-path="0"][data-drop="before"]').waitFor();
  await page.mouse.up();
  await expect.poll(async () => (await blockLabels(page)).slice(0, 2)).toEqual(['Gesture: Wave', 'Transform']);
  expect(await page.evaluate(() => scrollX)).toBe(0);
});
