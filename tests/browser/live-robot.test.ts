import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { focusAt, hydrated } from './keyboard.ts';
import { firstDrawing, interruptDrawing, stageOf, startStage, visitsLeaveNothing, withoutDrawing } from './live-model.ts';
import { accessibilityProblems } from './page-checks.ts';
import { visitors } from './visitors.ts';

const { come } = visitors({}, 'software');
const path = '/us/flagship-megatron';
const island = 'robotViewer';

const shapeIs = (page: Page, shape: string): Promise<void> =>
  page.getByRole('img', { name: `Take it in your hands.: ${shape}`, exact: true }).waitFor({ timeout: firstDrawing });

/** Files of the live model that a page asks for from now on. */
function watchModel(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = /\/assets\/(start|robot-worker|robot-overlay)-/.exec(request.url())?.[1];
    if (name) asked.push(name);
  });
  return asked;
}

describe('a live robot', () => {
  test('comes when it is asked for, transforms, tells its facts, and is within reach of everybody', { timeout: 240_000 }, async () => {
    const { page, open, troubles } = await come('phone');
    const asked = watchModel(page);
    await open(path);
    await focusAt(stageOf(page, island).getByRole('button'));
    await hydrated(page, island);
    expect(asked).toEqual([]);
    await startStage(page, island);
    const spot = stageOf(page, island).locator('[data-spot="face"]');
    await expect.poll(() => spot.evaluate((marker: HTMLElement) => marker.style.getPropertyValue('--x')), { timeout: 10_000 }).toMatch(/%$/);
    await page.getByRole('button', { name: 'Tank', exact: true }).click();
    await shapeIs(page, 'Tank');
    await page.getByRole('button', { name: 'Robot', exact: true }).click();
    await shapeIs(page, 'Robot');
    await stageOf(page, island).getByRole('button', { name: 'The face' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('112 LEDs in all').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(troubles).toEqual([]);
  });

  test('is turned, brought nearer and transformed by keys', { timeout: 180_000 }, async () => {
    const { page, open } = await come('phone');
    await open(path);
    await startStage(page, island);
    await focusAt(page.getByRole('img', { name: /^Take it in your hands/ }));
    for (const key of ['ArrowLeft', 'ArrowUp', '+', 'Space']) await page.keyboard.press(key);
    await shapeIs(page, 'Tank');
  });

  test('comes back when the drawing machine was taken away', { timeout: 240_000 }, async () => {
    const { page, open } = await come('phone');
    await open(path);
    await startStage(page, island);
    await interruptDrawing(page, island);
    await page.getByRole('button', { name: 'Tank', exact: true }).click();
    await shapeIs(page, 'Tank');
  });

  test('gives its memory back: twenty visits in a tab leave no more than the first ones', { timeout: 600_000 }, async () => {
    await visitsLeaveNothing(await come('phone'), path, island, 20);
  });
});

describe('the picture stays', () => {
  test('where the browser draws no models, and it is said', { timeout: 120_000 }, async () => {
    const { page, open } = await come('phone');
    await withoutDrawing(page);
    await open(path);
    await startStage(page, island, 'failed');
    await page.getByText('The live model could not be shown in this browser. The picture stays.').waitFor();
    await expect.poll(() => stageOf(page, island).locator('picture img').isVisible()).toBe(true);
  });

  test('when the line breaks, until it is asked for again', { timeout: 180_000 }, async () => {
    const { page, open } = await come('phone');
    await open(path);
    await page.route('**/assets/robot-worker-*.js', (route) => route.abort('connectionfailed'));
    await startStage(page, island, 'failed');
    await page.unroute('**/assets/robot-worker-*.js');
    await startStage(page, island);
  });

  test('on data-saver, where it would come by itself otherwise', { timeout: 120_000 }, async () => {
    const { page, open } = await come('desktop');
    const asked = watchModel(page);
    await page.addInitScript(() => {
      const connection = {
        effectiveType: '4g',
        get saveData() {
          document.documentElement.setAttribute('data-asked-for-saver', '');
          return true;
        },
      };
      Object.defineProperty(navigator, 'connection', { value: connection });
    });
    await open(path);
    await stageOf(page, island).scrollIntoViewIfNeeded();
    await page.locator('html[data-asked-for-saver]').waitFor({ timeout: firstDrawing });
    expect(await stageOf(page, island).getAttribute('data-state')).toBe('still');
    expect(asked).toEqual([]);
  });
});
