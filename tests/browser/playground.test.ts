import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { focusAt, hasFocus, tabTo } from './keyboard.ts';
import { firstDrawing, stageIs, stageOf, startStage, withoutDrawing } from './live-model.ts';
import { accessibilityProblems, overflow } from './page-checks.ts';
import { failListening, listening, speak } from './spoken-words.ts';
import { visitors } from './visitors.ts';

const { come } = visitors({}, 'software');
const path = '/us/flagship-megatron';
const island = 'programPlayground';
const patience = { timeout: firstDrawing };

const bench = (page: Page): Locator => page.locator(`x-island[name="${island}"]`);
const button = (page: Page, name: string): Locator => bench(page).getByRole('button', { name, exact: true });
const tab = (page: Page, name: string): Locator => bench(page).getByRole('tab', { name, exact: true });
const rows = (page: Page): Locator => bench(page).locator('[data-path]');
const grip = (page: Page, place: string): Locator => bench(page).locator(`[data-path="${place}"] > button`).first();
/** What the rows say, in their order. */
const said = (page: Page): Promise<(string | null)[]> =>
  rows(page)
    .locator('> button')
    .evaluateAll((grips) => grips.map((each) => each.getAttribute('aria-label')));
const note = (page: Page, text: string): Promise<void> => bench(page).getByRole('status').getByText(text, { exact: true }).waitFor(patience);
const runs = (page: Page, place: string): Promise<void> => bench(page).locator(`[data-path="${place}"][data-running]`).waitFor(patience);
const programIn = (page: Page): string => new URL(page.url()).hash;

const sample = ['Gesture: Wave', 'Say: On patrol.', 'Repeat 2 times', 'Walk forward 2 steps', 'Turn left 180 degrees', 'Transform'];

test('a program is built, run, stepped and shared by keyboard alone, and a friend opens it', { timeout: 300_000 }, async () => {
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
  await note(page, 'Repeat 2 times added, 3 of 3.');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  expect(await hasFocus(button(page, 'Gesture'))).toBe(true);
  await page.keyboard.press('Enter');
  await note(page, 'Gesture: Wave added, 4 of 4.');
  expect(await said(page)).toEqual(['Walk forward 2 steps', 'Gesture: Wave', 'Repeat 2 times', 'Gesture: Wave']);

  await tabTo(page, grip(page, '2.0'), 14);
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => hasFocus(grip(page, '2'))).toBe(true);
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => hasFocus(grip(page, '1'))).toBe(true);
  await page.keyboard.press('End');
  await expect.poll(() => hasFocus(grip(page, '2'))).toBe(true);
  await page.keyboard.press('Delete');
  await note(page, 'Gesture: Wave removed. You can undo that.');
  await tabTo(page, button(page, 'Undo'), 20);
  await page.keyboard.press('Enter');
  expect(await said(page)).toEqual(['Walk forward 2 steps', 'Repeat 2 times', 'Gesture: Wave', 'Gesture: Wave']);

  await focusAt(grip(page, '0'));
  await tabTo(page, button(page, 'Run'), 20);
  await page.keyboard.press('Enter');
  await runs(page, '0');
  await runs(page, '1.0');
  await note(page, 'The program is done.');
  await tabTo(page, button(page, 'One step'), 2);
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
  await expect.poll(() => said(page)).toEqual(['Wait 1 seconds', 'Gesture: Wave', 'Repeat 2 times']);
  await drag(grip(page, '1'), rows(page).nth(2), 0.8);
  await expect.poll(() => said(page)).toEqual(['Wait 1 seconds', 'Repeat 2 times', 'Gesture: Wave']);
  expect(await rows(page).nth(2).getAttribute('data-path')).toBe('1.0');
});

test('a link that cannot be read is explained, and what was there stays, also after a reload', { timeout: 120_000 }, async () => {
  const { page, open } = await come('phone');
  await open(`${path}#program=wave.walk3`);
  await rows(page).first().waitFor();
  await button(page, 'Wait').click();
  await page.evaluate(() => {
    location.hash = '#program=wave.fly2';
  });
  await note(page, 'The program in this link cannot be read, at character 6 (“fly2”): there is no such block. What was here has stayed.');
  const kept = ['Gesture: Wave', 'Walk forward 3 steps', 'Wait 1 seconds'];
  expect(await said(page)).toEqual(kept);
  await page.reload();
  await rows(page).first().waitFor();
  expect(await said(page)).toEqual(kept);
});

test('what is too much is refused in words, and nothing is lost', { timeout: 120_000 }, async () => {
  const { page, open } = await come('phone');
  await open(`${path}#program=${Array.from({ length: 40 }, () => 'wave').join('.')}`);
  await rows(page).first().waitFor();
  await button(page, 'Wait').click();
  await note(page, 'A program has at most 40 blocks. Yours is full; nothing was changed.');
  expect(await rows(page).count()).toBe(40);
});

describe('the other ways', () => {
  test('a program is said line by line, and opens as blocks', { timeout: 180_000 }, async () => {
    const { page, open } = await come('phone');
    await open(path);
    await startStage(page, island);
    await tab(page, 'Voice-activated').click();
    const line = bench(page).getByRole('textbox', { name: 'What you say' });
    const talk = bench(page).getByRole('log');
    for (const words of ['Start programming', 'Tank mode, fly', 'Megatron, forward!']) {
      await line.fill(words);
      await page.keyboard.press('Enter');
    }
    await talk.getByText('I do not know “fly”.').waitFor();
    await talk.getByText('Forward: noted, 2 in all.').waitFor();
    await button(page, 'Execute').click();
    await note(page, 'The program is done.');
    await button(page, 'Open as blocks').click();
    expect(await said(page)).toEqual(['Transform', 'Walk forward 2 steps']);
  });

  test('a program is spoken where the browser understands speech, and typed where it gives no microphone', { timeout: 120_000 }, async () => {
    const { page, open, troubles } = await come('phone');
    await withoutDrawing(page);
    await listening(page);
    await open(`${path}#program=wave`);
    await rows(page).first().waitFor();
    await tab(page, 'Voice-activated').click();
    await bench(page).getByText('To understand speech, your browser may send your voice to its maker. Nothing of it reaches us.').waitFor();
    await button(page, 'Speak').click();
    await speak(page, 'start programming');
    await bench(page).getByRole('log').getByText('Listening. Name the commands in order, then “Execute”.').waitFor();
    await speak(page, 'tank owed for word', 'tank mode forward');
    await speak(page, 'execute');
    await note(page, 'The program is done.');
    await button(page, 'Stop listening').click();
    await button(page, 'Speak').click();
    await failListening(page, 'not-allowed');
    await bench(page).getByText('The browser gives us no microphone. Allow it for this page, or type what you say.').waitFor();
    await button(page, 'Open as blocks').click();
    expect(await said(page)).toEqual(['Transform', 'Walk forward 2 steps']);
    expect(troubles).toEqual([]);
  });

  test('poses are set, kept and played; moves stand on large buttons; every way is within reach of everybody', { timeout: 240_000 }, async () => {
    const { page, open, troubles } = await come('phone');
    await open(path);
    await startStage(page, island);
    expect(await accessibilityProblems(page)).toEqual([]);
    await tab(page, 'Manual').click();
    await bench(page).getByRole('slider', { name: 'Left shoulder' }).fill('90');
    await button(page, 'Keep this pose').click();
    await bench(page).getByRole('slider', { name: 'Head' }).fill('-30');
    await button(page, 'Keep this pose').click();
    await button(page, 'Play the poses').click();
    await bench(page).locator('[aria-pressed="true"]').getByText('Pose 2').waitFor(patience);
    await button(page, 'Play the poses').waitFor(patience);
    expect(await accessibilityProblems(page)).toEqual([]);
    await tab(page, 'Easy').click();
    await button(page, 'Aim').click();
    await note(page, 'The program is done.');
    await tab(page, 'PC, with the studio tool').click();
    await bench(page).getByRole('link', { name: 'See all the ways' }).click();
    expect(programIn(page)).toBe('#programming');
    expect([...(await accessibilityProblems(page)), ...(await overflow(page))]).toEqual([]);
    expect(troubles).toEqual([]);
  });

  test('without a live model, programs run beside the picture', { timeout: 120_000 }, async () => {
    const { page, open } = await come('phone');
    await withoutDrawing(page);
    await open(`${path}#program=say(Hello)`);
    await rows(page).first().waitFor();
    await startStage(page, island, 'failed');
    await bench(page).getByText('The live model cannot be shown in this browser. Programs run beside the picture.').waitFor();
    await button(page, 'Run').click();
    await stageOf(page, island).getByText('Hello', { exact: true }).waitFor(patience);
    await note(page, 'The program is done.');
  });

  test('where less motion is asked for, a program runs as poses that are held', { timeout: 180_000 }, async () => {
    const { page, open } = await come('phone', { reducedMotion: 'reduce' });
    await open(`${path}#program=transform.wave`);
    await rows(page).first().waitFor();
    await startStage(page, island);
    await button(page, 'Run').click();
    await runs(page, '1');
    await note(page, 'The program is done.');
    await stageIs(page, island, 'live');
  });
});
