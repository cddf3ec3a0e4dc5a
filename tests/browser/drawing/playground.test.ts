import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { formatLinkError } from '#apps/playground/program/program-link.ts';
import { focusAt, hasFocus, tabTo } from '../support/keyboard.ts';
import { stageOf, startStage } from '../support/live-model.ts';
import {
  blockLabels,
  button,
  grip,
  island,
  labelsOf,
  path,
  pieceButton,
  playground,
  programHash,
  rows,
  slowTimeout,
  tab,
  waitForRunningBlock,
  waitForStatus,
  words,
} from '../support/playground-page.ts';
import { visitors } from '../support/visitors.ts';

const { newVisitor } = visitors('everyday', 'software');

/** The playground with a robot whose words these tests know. */
const programPath = '/us/programming?robot=flagship-megatron';

const sample = [
  'Gesture: Wave',
  'Say: On patrol.',
  'Repeat 2 times',
  'Walk forward 2 steps',
  'Turn left 180 degrees',
  'Transform',
];

test('blocks can be dragged into the program and within it', {
  tags: ['every-browser', 'nightly'],
  timeout: 180_000,
}, async () => {
  const { page, open } = await newVisitor('desktop');
  await open(`${path}#program=wave.repeat2()`);
  await rows(page).first().waitFor();
  await focusAt(grip(page, '0'));
  const drag = async (from: Locator, to: Locator, share: number) => {
    const [start, end] = [await from.boundingBox(), await to.boundingBox()];
    if (!start || !end) throw new Error('the dragged element or its target is not visible');
    await page.mouse.move(start.x + 12, start.y + start.height / 2);
    await page.mouse.down();
    await page.mouse.move(end.x + 30, end.y + end.height / 2, { steps: 4 });
    await page.mouse.move(end.x + 30, end.y + end.height * share, { steps: 2 });
    await page.mouse.up();
  };
  await drag(pieceButton(page, 'wait'), rows(page).nth(0), 0.2);
  await expect.poll(() => blockLabels(page)).toEqual(labelsOf('wait1.wave.repeat2()'));
  await drag(grip(page, '1'), rows(page).nth(2), 0.8);
  await expect.poll(() => blockLabels(page)).toEqual(labelsOf('wait1.repeat2(wave)'));
  expect(await rows(page).nth(2).getAttribute('data-path')).toBe('1.0');

  await focusAt(pieceButton(page, 'say'));
  await page.keyboard.press('Enter');
  await expect.poll(() => rows(page).count()).toBe(4);
  const [piece, list] = [await pieceButton(page, 'turn').boundingBox(), await rows(page).first().boundingBox()];
  if (!piece || !list) throw new Error('the dragged element or its target is not visible');
  await page.mouse.move(piece.x + 12, piece.y + 12);
  await page.mouse.down();
  await page.mouse.move(list.x + 30, list.y + 10, { steps: 4 });
  await playground(page).locator('[data-drop]').waitFor();
  await page.keyboard.press('Escape');
  await page.mouse.move(piece.x + 14, piece.y + 14);
  await page.mouse.up();
  await expect.poll(() => playground(page).locator('[data-drop]').count()).toBe(0);
  expect(await rows(page).count()).toBe(4);
});

test('an unreadable link is explained, and the program stays, also after a reload', {
  tags: 'every-browser',
  timeout: 120_000,
}, async () => {
  const { page, open } = await newVisitor('phone');
  await open(`${path}#program=wave.walk3`);
  await rows(page).first().waitFor();
  await pieceButton(page, 'wait').click();
  await page.evaluate(() => {
    location.hash = '#program=wave.fly2';
  });
  await waitForStatus(page, formatLinkError({ code: 'unknown', at: 6, text: 'fly2' }, words));
  const expectedLabels = labelsOf('wave.walk3.wait1');
  expect(await blockLabels(page)).toEqual(expectedLabels);
  await page.reload();
  await rows(page).first().waitFor();
  expect(await blockLabels(page)).toEqual(expectedLabels);
});

test('a program can be built, run, stepped and shared by keyboard, and opens from its link', {
  tags: 'nightly',
  timeout: 300_000,
}, async () => {
  const { page, context, open, troubles } = await newVisitor('desktop');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(programPath);
  await startStage(page, island);
  expect(await blockLabels(page)).toEqual(sample);

  await focusAt(tab(page, 'Block-based'));
  await tabTo(page, grip(page, '0'), 12);
  for (let remaining = 3; remaining >= 0; remaining -= 1) {
    await page.keyboard.press('Delete');
    await expect.poll(() => rows(page).count()).toBe([0, 1, 4, 5][remaining]);
  }
  await focusAt(tab(page, 'Block-based'));
  for (const piece of ['Walk', 'Gesture', 'Repeat']) {
    await tabTo(page, button(page, piece), 8);
    await page.keyboard.press('Enter');
  }
  await waitForStatus(page, '“Repeat 2 times” added, 3 of 3.');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  expect(await hasFocus(button(page, 'Gesture'))).toBe(true);
  await page.keyboard.press('Enter');
  await waitForStatus(page, '“Gesture: Wave” added, 4 of 4.');
  expect(await blockLabels(page)).toEqual(['Walk forward 2 steps', 'Gesture: Wave', 'Repeat 2 times', 'Gesture: Wave']);

  await tabTo(page, grip(page, '2.0'), 14);
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => hasFocus(grip(page, '2'))).toBe(true);
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => hasFocus(grip(page, '1'))).toBe(true);
  await page.keyboard.press('End');
  await expect.poll(() => hasFocus(grip(page, '2'))).toBe(true);
  await page.keyboard.press('Delete');
  const done = words.format(words.playground.removed, { block: 'Gesture: Wave' });
  await waitForStatus(page, words.format(words.playground.chosen, { done, block: 'Repeat 2 times', place: '2 of 3' }));
  await tabTo(page, button(page, 'Undo'), 20);
  await page.keyboard.press('Enter');
  await waitForStatus(page, words.playground.undone);
  expect(await blockLabels(page)).toEqual(['Walk forward 2 steps', 'Repeat 2 times', 'Gesture: Wave', 'Gesture: Wave']);

  await focusAt(grip(page, '0'));
  await tabTo(page, button(page, 'Run'), 20);
  await page.keyboard.press('Enter');
  await waitForRunningBlock(page, '0');
  await waitForRunningBlock(page, '1.0');
  await waitForStatus(page, words.playground.done);
  await tabTo(page, button(page, 'Next block'), 2);
  await page.keyboard.press('Enter');
  await waitForRunningBlock(page, '0');
  await expect.poll(() => playground(page).locator('[data-running]').count(), slowTimeout).toBe(0);
  await page.keyboard.press('Enter');
  await waitForRunningBlock(page, '1.0');

  await tabTo(page, button(page, 'Copy link'), 3);
  await page.keyboard.press('Enter');
  await waitForStatus(page, words.playground.shared);
  expect(programHash(page)).toBe('#program=walk2.repeat2(wave).wave');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  expect(troubles).toEqual([]);

  const friend = await newVisitor('phone');
  await friend.open(`${programPath}${programHash(page)}`);
  await rows(friend.page).first().waitFor();
  expect(await blockLabels(friend.page)).toEqual([
    'Walk forward 2 steps',
    'Repeat 2 times',
    'Gesture: Wave',
    'Gesture: Wave',
  ]);
  expect(await stageOf(friend.page, island).getAttribute('data-state')).toBe('idle');
  expect(friend.troubles).toEqual([]);
});
