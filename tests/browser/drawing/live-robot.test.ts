import { describe, expect, test } from 'vitest';
import { shownSection } from '../support/account-journeys.ts';
import { renewNow } from '../support/flip-of.ts';
import { focusAt, hydrated } from '../support/keyboard.ts';
import { firstDrawing, stageOf, startStage, withoutDrawing } from '../support/live-model.ts';
import { accessibilityProblems } from '../support/page-checks.ts';
import { button, island, path, pictureOf, shapeIs, spotOf, watchModel } from '../support/viewer-page.ts';
import { visitors } from '../support/visitors.ts';

const { come } = visitors('everyday', 'software');
const { shapes, spots } = shownSection('us', 'flagship-megatron', 'live-robot');
const face = spots.find(({ id }) => id === 'face');

describe('a live robot', () => {
  test('starts on request, transforms, shows its facts, and is accessible', {
    timeout: 240_000,
  }, async () => {
    const { page, open, troubles } = await come('phone');
    const asked = watchModel(page);
    await open(path);
    await focusAt(stageOf(page, island).getByRole('button'));
    await hydrated(page, island);
    expect(asked).toEqual([]);
    const told = page.waitForFunction(
      (stage) => document.querySelector(`${stage} [role="status"]`)?.textContent === 'Building the model …',
      `x-island[name="${island}"]`,
    );
    await startStage(page, island);
    await told;
    const spot = spotOf(page);
    const placed = () => spot.evaluate((marker: HTMLElement) => marker.style.translate);
    await expect.poll(placed, { timeout: 10_000 }).toMatch(/cqw/);
    const straight = await placed();
    await button(page, 'Turn the view right').click();
    await expect.poll(placed, { timeout: 10_000 }).not.toBe(straight);
    await button(page, 'Turn the view left').click();
    await expect.poll(placed, { timeout: 10_000 }).toBe(straight);
    await page.getByRole('button', { name: shapes.other, exact: true }).click();
    await shapeIs(page, shapes.other);
    await page.getByRole('slider', { name: 'Transformation' }).fill('0');
    await shapeIs(page, shapes.first);
    await stageOf(page, island)
      .getByRole('button', { name: face?.title ?? '' })
      .focus();
    await page.keyboard.press('Enter');
    await page.getByText(face?.text ?? '').waitFor();
    const look = () => spot.evaluate((marker) => getComputedStyle(marker).position);
    expect(await look()).toBe('absolute');
    await renewNow(page);
    expect(await look()).toBe('absolute');
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(troubles).toEqual([]);
  });
});

describe('the picture stays', () => {
  test('where the browser cannot draw models, with a message', { timeout: 120_000 }, async () => {
    const { page, open } = await come('phone');
    const asked = watchModel(page);
    await withoutDrawing(page);
    await open(path);
    await startStage(page, island, 'failed');
    await page.getByText('The live model could not be shown in this browser. The picture stays.').waitFor();
    await pictureOf(page).waitFor();
    expect(asked).toEqual([]);
  });

  test('with data saver, where the model would otherwise start by itself', { timeout: 120_000 }, async () => {
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
