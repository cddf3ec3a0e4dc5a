import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { focusAt, hasFocus, tabTo } from './keyboard.ts';
import { stageOf, startStage, withoutDrawing } from './live-model.ts';
import {
  bench,
  button,
  grip,
  island,
  note,
  path,
  patience,
  programIn,
  rows,
  runs,
  said,
  tab,
} from './playground-page.ts';
import { visitors } from './visitors.ts';

const { come } = visitors({}, 'software');

const sample = [
  'Gesture: Wave',
  'Say: On patrol.',
  'Repeat 2 times',
  'Walk forward 2 steps',
  'Turn left 180 degrees',
  'Transform',
];

test('a program is built, run, stepped and shared by keyboard alone, and a friend opens it', {
  timeout: 300_000,
}, async () => {
  const { page, context, open, troubles } = await come('desktop');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(path);
  await startStage(page, island);
  expect(await said(page)).toEqual(sample);

  await focusAt(tab(page, 'Block-based'));
  await tabTo(page, grip(page, '0'), 12);
  for (let left = 3; left >= 0; left -= 1) {
    await page.keyboard.press('Delete');
    await expect.poll(() => rows(page).count()).toBe([0, 1, 4, 5][left]);
  }
  await focusAt(tab(page, 'Block-based'));
  for (const piece of ['Walk', 'Gesture', 'Repeat']) {
    await tabTo(page, button(page, piece), 8);
    await page.keyboard.press('Enter');
  }
  await note(page, '“Repeat 2 times” added, 3 of 3.');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  expect(await hasFocus(button(page, 'Gesture'))).toBe(true);
  await page.keyboard.press('Enter');
  await note(page, '“Gesture: Wave” added, 4 of 4.');
  expect(await said(page)).toEqual(['Walk forward 2 steps', 'Gesture: Wave', 'Repeat 2 times', 'Gesture: Wave']);

  await tabTo(page, grip(page, '2.0'), 14);
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => hasFocus(grip(page, '2'))).toBe(true);
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => hasFocus(grip(page, '1'))).toBe(true);
  await page.keyboard.press('End');
  await expect.poll(() => hasFocus(grip(page, '2'))).toBe(true);
  await page.keyboard.press('Delete');
  await note(page, '“Gesture: Wave” removed. You can undo that. Chosen now: “Repeat 2 times”, 2 of 3.');
  await tabTo(page, button(page, 'Undo'), 20);
  await page.keyboard.press('Enter');
  await note(page, 'Undone.');
  expect(await said(page)).toEqual(['Walk forward 2 steps', 'Repeat 2 times', 'Gesture: Wave', 'Gesture: Wave']);

  await focusAt(grip(page, '0'));
  await tabTo(page, button(page, 'Run'), 20);
  await page.keyboard.press('Enter');
  await runs(page, '0');
  await runs(page, '1.0');
  await note(page, 'The program is done.');
  await tabTo(page, button(page, 'Next block'), 2);
  await page.keyboard.press('Enter');
  await runs(page, '0');
  await expect.poll(() => bench(page).locator('[data-running]').count(), patience).toBe(0);
  await page.keyboard.press('Enter');
  await runs(page, '1.0');

  await tabTo(page, button(page, 'Copy link'), 3);
  await page.keyboard.press('Enter');
  await note(page, 'The link is copied. Whoever opens it finds this program.');
  expect(programIn(page)).toBe('#program=walk2.repeat2(wave).wave');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  expect(troubles).toEqual([]);

  const friend = await come('phone');
  await friend.open(`${path}${programIn(page)}`);
  await rows(friend.page).first().waitFor();
  expect(await said(friend.page)).toEqual(['Walk forward 2 steps', 'Repeat 2 times', 'Gesture: Wave', 'Gesture: Wave']);
  expect(await stageOf(friend.page, island).getAttribute('data-state')).toBe('still');
  expect(friend.troubles).toEqual([]);
});

test('blocks are dragged into the program and within it', { timeout: 180_000 }, async () => {
  const { page, open } = await come('desktop');
  await open(`${path}#program=wave.repeat2()`);
  await rows(page).first().waitFor();
  await focusAt(grip(page, '0'));
  const drag = async (from: Locator, to: Locator, share: number) => {
    const [start, end] = [await from.boundingBox(), await to.boundingBox()];
    if (!start || !end) throw new Error('nothing to drag');
    await page.mouse.move(start.x + 12, start.y + start.height / 2);
    await page.mouse.down();
    await page.mouse.move(end.x + 30, end.y + end.height / 2, { steps: 4 });
    await page.mouse.move(end.x + 30, end.y + end.height * share, { steps: 2 });
    await page.mouse.up();
  };
  await drag(button(page, 'Wait'), rows(page).nth(0), 0.2);
  await expect.poll(() => said(page)).toEqual(['Wait 1 second', 'Gesture: Wave', 'Repeat 2 times']);
  await drag(grip(page, '1'), rows(page).nth(2), 0.8);
  await expect.poll(() => said(page)).toEqual(['Wait 1 second', 'Repeat 2 times', 'Gesture: Wave']);
  expect(await rows(page).nth(2).getAttribute('data-path')).toBe('1.0');

  await focusAt(button(page, 'Say'));
  await page.keyboard.press('Enter');
  await expect.poll(() => rows(page).count()).toBe(4);
  const [piece, list] = [await button(page, 'Turn').boundingBox(), await rows(page).first().boundingBox()];
  if (!piece || !list) throw new Error('nothing to drag');
  await page.mouse.move(piece.x + 12, piece.y + 12);
  await page.mouse.down();
  await page.mouse.move(list.x + 30, list.y + 10, { steps: 4 });
  await bench(page).locator('[data-drop]').waitFor();
  await page.keyboard.press('Escape');
  await page.mouse.move(piece.x + 14, piece.y + 14);
  await page.mouse.up();
  await expect.poll(() => bench(page).locator('[data-drop]').count()).toBe(0);
  expect(await rows(page).count()).toBe(4);
});

test('after a finger has dragged a block, the palette adds blocks as before', { timeout: 120_000 }, async () => {
  const { page, context, open } = await come('phone');
  await open(`${path}#program=wave.walk2`);
  await rows(page).first().waitFor();
  await focusAt(grip(page, '0'));
  const [from, to] = [await grip(page, '0').boundingBox(), await rows(page).nth(1).boundingBox()];
  if (!from || !to) throw new Error('nothing to drag');
  const finger = await context.newCDPSession(page);
  const x = from.x + 12;
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y: from.y + 12 }] });
  for (const y of [from.y + 30, to.y + to.height - 6, to.y + to.height - 4]) {
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] });
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => said(page)).toEqual(['Walk forward 2 steps', 'Gesture: Wave']);
  // A tap that comes right after a finger has dragged may be lost in the browser itself.
  await expect
    .poll(async () => {
      await button(page, 'Wait').tap();
      await page.waitForTimeout(1000);
      return rows(page).count();
    })
    .toBeGreaterThan(2);
});

test('a link that cannot be read is explained, and what was there stays, also after a reload', {
  timeout: 120_000,
}, async () => {
  const { page, open } = await come('phone');
  await open(`${path}#program=wave.walk3`);
  await rows(page).first().waitFor();
  await button(page, 'Wait').click();
  await page.evaluate(() => {
    location.hash = '#program=wave.fly2';
  });
  await note(
    page,
    'The program in this link cannot be read, at character 6 (“fly2”): there is no such block. What was here has stayed.',
  );
  const kept = ['Gesture: Wave', 'Walk forward 3 steps', 'Wait 1 second'];
  expect(await said(page)).toEqual(kept);
  await page.reload();
  await rows(page).first().waitFor();
  expect(await said(page)).toEqual(kept);
});

test('what is built stays for as long as the tab, whatever links are opened and copied', {
  timeout: 180_000,
}, async () => {
  const { page, context, open } = await come('desktop');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await withoutDrawing(page);
  const comeBack = async () => {
    await page.reload();
    await startStage(page, island, 'failed');
    await rows(page).first().waitFor();
  };
  await open(`${path}#program=wave.walk3`);
  await rows(page).first().waitFor();
  await button(page, 'Wait').click();
  expect(programIn(page)).toBe('');
  await comeBack();
  const built = ['Gesture: Wave', 'Walk forward 3 steps', 'Wait 1 second'];
  expect(await said(page)).toEqual(built);

  await button(page, 'Copy link').click();
  await expect.poll(() => programIn(page)).toBe('#program=wave.walk3.wait1');
  await button(page, 'Transform').click();
  await comeBack();
  expect(await said(page)).toEqual([...built, 'Transform']);

  await page.evaluate(() => {
    location.hash = '#program=bow';
  });
  await expect.poll(() => said(page)).toEqual(['Gesture: Bow']);
  await page.reload();
  await rows(page).first().waitFor();
  expect(await said(page)).toEqual(['Gesture: Bow']);
  await button(page, 'Undo').click();
  expect(await said(page)).toEqual([...built, 'Transform']);
  expect(programIn(page)).toBe('');
});

test('a program waits while its tab is hidden', { timeout: 120_000 }, async () => {
  const { page, open } = await come('desktop');
  await page.clock.install();
  await open(`${path}#program=wait9`);
  await rows(page).first().waitFor();
  const hide = (hidden: boolean) =>
    page.evaluate((isHidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await button(page, 'Run').click();
  await runs(page, '0');
  await hide(true);
  await page.clock.runFor(60_000);
  await runs(page, '0');
  await hide(false);
  await page.clock.runFor(9_000);
  await note(page, 'The program is done.');
});

test('what is too much is refused in words, and nothing is lost', { timeout: 120_000 }, async () => {
  const { page, open } = await come('phone');
  await open(`${path}#program=${Array.from({ length: 40 }, () => 'wave').join('.')}`);
  await rows(page).first().waitFor();
  await button(page, 'Wait').click();
  await note(page, 'A program has at most 40 blocks. Yours is full; nothing was changed.');
  expect(await rows(page).count()).toBe(40);
});
