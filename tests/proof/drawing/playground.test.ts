import { expect, test } from 'vitest';
import { programErrorText } from '#apps/playground/block-words.ts';
import { focusAt, hasFocus, tabTo } from '../../browser/support/keyboard.ts';
import { disableWebGl, stageOf, startStage } from '../../browser/support/live-model.ts';
import {
  blockLabels,
  button,
  grip,
  island,
  playground,
  programHash,
  rows,
  slowTimeout,
  tab,
  waitForRunningBlock,
  waitForStatus,
  words,
} from '../../browser/support/playground-page.ts';
import { visitors } from '../../browser/support/visitors.ts';

/** The playground with a robot whose words these tests know. */
const path = '/us/programming?robot=flagship-megatron';

const { newVisitor } = visitors('everyday', 'software');

const sample = [
  'Gesture: Wave',
  'Say: On patrol.',
  'Repeat 2 times',
  'Walk forward 2 steps',
  'Turn left 180 degrees',
  'Transform',
];

test('a program can be built, run, stepped and shared by keyboard, and opens from its link', {
  timeout: 300_000,
}, async () => {
  const { page, context, open, troubles } = await newVisitor('desktop');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(path);
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
  await friend.open(`${path}${programHash(page)}`);
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

test('the palette still adds blocks after a block was dragged by touch', { timeout: 120_000 }, async () => {
  const { page, context, open } = await newVisitor('phone');
  await open(`${path}#program=wave.walk2`);
  await rows(page).first().waitFor();
  await focusAt(grip(page, '0'));
  const [from, to] = [await grip(page, '0').boundingBox(), await rows(page).nth(1).boundingBox()];
  if (!from || !to) throw new Error('the dragged element or its target is not visible');
  const finger = await context.newCDPSession(page);
  const x = from.x + 12;
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y: from.y + 12 }] });
  for (const y of [from.y + 30, to.y + to.height - 6, to.y + to.height - 4]) {
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] });
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => blockLabels(page)).toEqual(['Walk forward 2 steps', 'Gesture: Wave']);
  // The browser itself may lose a tap right after a drag by touch.
  await expect
    .poll(async () => {
      await button(page, 'Wait').tap();
      await page.waitForTimeout(1000);
      return rows(page).count();
    })
    .toBeGreaterThan(2);
});

test('a program is kept as long as its tab, whatever links are opened and copied', {
  timeout: 180_000,
}, async () => {
  const { page, context, open } = await newVisitor('desktop');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await disableWebGl(page);
  const reopen = async () => {
    await page.reload();
    await startStage(page, island, 'failed');
    await rows(page).first().waitFor();
  };
  await open(`${path}#program=wave.walk3`);
  await rows(page).first().waitFor();
  await button(page, 'Wait').click();
  expect(programHash(page)).toBe('');
  await reopen();
  const expectedLabels = ['Gesture: Wave', 'Walk forward 3 steps', 'Wait 1 second'];
  expect(await blockLabels(page)).toEqual(expectedLabels);

  await button(page, 'Copy link').click();
  await expect.poll(() => programHash(page)).toBe('#program=wave.walk3.wait1');
  await button(page, 'Transform').click();
  await reopen();
  expect(await blockLabels(page)).toEqual([...expectedLabels, 'Transform']);

  await page.evaluate(() => {
    location.hash = '#program=bow';
  });
  await expect.poll(() => blockLabels(page)).toEqual(['Gesture: Bow']);
  await page.reload();
  await rows(page).first().waitFor();
  expect(await blockLabels(page)).toEqual(['Gesture: Bow']);
  await button(page, 'Undo').click();
  expect(await blockLabels(page)).toEqual([...expectedLabels, 'Transform']);
  expect(programHash(page)).toBe('');
});

test('a program pauses while its tab is hidden', { timeout: 120_000 }, async () => {
  const { page, open } = await newVisitor('desktop');
  await page.clock.install();
  await open(`${path}#program=wait9`);
  await rows(page).first().waitFor();
  const hide = (hidden: boolean) =>
    page.evaluate((isHidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await button(page, 'Run').click();
  await waitForRunningBlock(page, '0');
  await hide(true);
  await page.clock.runFor(60_000);
  await waitForRunningBlock(page, '0');
  await hide(false);
  await page.clock.runFor(9_000);
  await waitForStatus(page, words.playground.done);
});

test('a block too many is refused with a message, and nothing is lost', { timeout: 120_000 }, async () => {
  const { page, open } = await newVisitor('phone');
  await open(`${path}#program=${Array.from({ length: 40 }, () => 'wave').join('.')}`);
  await rows(page).first().waitFor();
  await button(page, 'Wait').click();
  await waitForStatus(page, programErrorText('tooLong', words));
  expect(await rows(page).count()).toBe(40);
});
