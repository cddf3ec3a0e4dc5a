import { describe, expect, test } from 'vitest';
import { currentSection } from '../support/current-page.ts';
import { focusAt, waitForHydration } from '../support/keyboard.ts';
import { disableWebGl, drawingTimeout, stageOf, startStage } from '../support/live-model.ts';
import { accessibilityProblems } from '../support/page-checks.ts';
import { renewNow } from '../support/page-flip.ts';
import { button, island, path, pictureOf, recordModelScripts, spotOf, waitForShape } from '../support/viewer-page.ts';
import { visitors } from '../support/visitors.ts';

const { newVisitor } = visitors('everyday', 'software');
const { shapes, spots } = currentSection('us', 'flagship-megatron', 'live-robot');
const face = spots.find(({ id }) => id === 'face');

describe('a live robot', () => {
  test('starts on request, transforms, shows its facts, and is accessible', {
    timeout: 240_000,
  }, async () => {
    const { page, open, troubles } = await newVisitor('phone');
    const requestedScripts = recordModelScripts(page);
    await open(path);
    await focusAt(stageOf(page, island).getByRole('button'));
    await waitForHydration(page, island);
    expect(requestedScripts).toEqual([]);
    const loadingStatus = page.waitForFunction(
      (stage) => document.querySelector(`${stage} [role="status"]`)?.textContent === 'Building the model …',
      `x-island[name="${island}"]`,
    );
    await startStage(page, island);
    await loadingStatus;
    const spot = spotOf(page);
    const markerPosition = () => spot.evaluate((marker: HTMLElement) => marker.style.translate);
    await expect.poll(markerPosition, { timeout: 10_000 }).toMatch(/cqw/);
    const initialPosition = await markerPosition();
    await button(page, 'Turn the view right').click();
    await expect.poll(markerPosition, { timeout: 10_000 }).not.toBe(initialPosition);
    await button(page, 'Turn the view left').click();
    await expect.poll(markerPosition, { timeout: 10_000 }).toBe(initialPosition);
    await page.getByRole('button', { name: shapes.other, exact: true }).click();
    await waitForShape(page, shapes.other);
    await page.getByRole('slider', { name: 'Transformation' }).fill('0');
    await waitForShape(page, shapes.first);
    await stageOf(page, island)
      .getByRole('button', { name: face?.title ?? '' })
      .focus();
    await page.keyboard.press('Enter');
    await page.getByText(face?.text ?? '').waitFor();
    const spotPosition = () => spot.evaluate((marker) => getComputedStyle(marker).position);
    expect(await spotPosition()).toBe('absolute');
    await renewNow(page);
    expect(await spotPosition()).toBe('absolute');
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(troubles).toEqual([]);
  });
});

describe('the picture stays', () => {
  test('where the browser cannot draw models, with a message', { timeout: 120_000 }, async () => {
    const { page, open } = await newVisitor('phone');
    const requestedScripts = recordModelScripts(page);
    await disableWebGl(page);
    await open(path);
    await startStage(page, island, 'failed');
    await page.getByText('The live model could not be shown in this browser. The picture stays.').waitFor();
    await pictureOf(page).waitFor();
    expect(requestedScripts).toEqual([]);
  });

  test('with data saver, where the model would otherwise start by itself', { timeout: 120_000 }, async () => {
    const { page, open } = await newVisitor('desktop');
    const requestedScripts = recordModelScripts(page);
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
    await page.locator('html[data-asked-for-saver]').waitFor({ timeout: drawingTimeout });
    expect(await stageOf(page, island).getAttribute('data-state')).toBe('still');
    expect(requestedScripts).toEqual([]);
  });
});
