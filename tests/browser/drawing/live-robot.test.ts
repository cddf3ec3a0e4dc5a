import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { renewNow } from '../support/edge-change.ts';
import { focusAt, waitForHydration } from '../support/keyboard.ts';
import { disableWebGl, drawingTimeout, stageOf, startStage, waitForStage } from '../support/live-model.ts';
import { accessibilityProblems } from '../support/page-checks.ts';
import {
  button,
  island,
  path,
  recordModelScripts,
  shapes,
  spot,
  spotPositions,
  spotsOf,
  waitForShape,
  words,
} from '../support/viewer-page.ts';
import { visitors } from '../support/visitors.ts';

declare global {
  interface Window {
    /** The number of meshes of the last robot that a worker has built. */
    builtMeshes?: number;
  }
}

/** Counts the meshes of each robot that is built. To be called before the page is opened. */
const countMeshes = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.Worker = class extends Worker {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given);
        this.addEventListener('message', ({ data }) => {
          if (data.plan) window.builtMeshes = data.plan.meshes.length;
        });
      }
    };
  });

/** The difference in the brightness of a pixel, of 255, from which it counts as drawn anew. */
const visibleDifference = 24;

/** The brightness of each pixel of a drawing, without the controls over it. */
async function brightnessOf(canvas: Locator): Promise<Buffer> {
  const showControls = (visibility: string) =>
    canvas.evaluate((element, value) => {
      for (const beside of element.parentElement?.children ?? [])
        if (beside !== element) (beside as HTMLElement).style.visibility = value;
    }, visibility);
  await showControls('hidden');
  const picture = await canvas.screenshot();
  await showControls('');
  return sharp(picture).greyscale().raw().toBuffer();
}

/** The share of pixels, 0 to 1, that differ between two drawings of one size. */
function differingShare(one: Buffer, other: Buffer): number {
  let differing = 0;
  for (const [index, value] of one.entries())
    if (Math.abs(value - (other[index] ?? 0)) > visibleDifference) differing += 1;
  return differing / one.length;
}

const { newVisitor } = visitors('everyday', 'software');

describe('a live robot', () => {
  test('gives way to its clip where software would draw a mosaic, and comes back on request', {
    tags: 'nightly',
    timeout: 240_000,
  }, async () => {
    const { page, open, troubles } = await newVisitor('phone');
    const requestedScripts = recordModelScripts(page);
    await page.addInitScript(() => sessionStorage.removeItem('coarse'));
    await open(path);
    await startStage(page, island, 'slow');
    await page.getByText(words.viewer.slow).waitFor();
    const clip = stageOf(page, island).locator('video');
    await expect.poll(() => clip.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
    expect(requestedScripts).toEqual([]);
    await button(page, words.viewer.anyway).click();
    await waitForStage(page, island, 'live');
    await clip.waitFor({ state: 'detached' });
    expect(troubles).toEqual([]);
  });

  test('starts on request, transforms, shows its facts, and is accessible', {
    tags: ['every-browser', 'journey'],
    timeout: 240_000,
  }, async () => {
    const { page, open, troubles } = await newVisitor('phone');
    const requestedScripts = recordModelScripts(page);
    await countMeshes(page);
    await open(path);
    await focusAt(stageOf(page, island).getByRole('button'));
    await waitForHydration(page, island);
    expect(requestedScripts).toEqual([]);
    const loadingStatus = page.waitForFunction(
      ([stage, text]) => document.querySelector(`${stage} [role="status"]`)?.textContent === text,
      [`x-island[name="${island}"]`, words.viewer.loading] as const,
    );
    await startStage(page, island);
    await loadingStatus;
    expect(await page.evaluate(() => window.builtMeshes)).toBeGreaterThan(20);
    await expect.poll(() => spotPositions(page), { timeout: 10_000 }).toMatch(/cqw/);
    const initialPositions = await spotPositions(page);
    await button(page, words.viewer.turnRight).click();
    await expect.poll(() => spotPositions(page), { timeout: 10_000 }).not.toBe(initialPositions);
    await button(page, words.viewer.turnLeft).click();
    await expect.poll(() => spotPositions(page), { timeout: 10_000 }).toBe(initialPositions);
    const canvas = stageOf(page, island).locator('canvas');
    const drawnFirst = await brightnessOf(canvas);
    await page.getByRole('button', { name: shapes.other, exact: true }).click();
    await waitForShape(page, shapes.other);
    const changed = async () => differingShare(drawnFirst, await brightnessOf(canvas));
    await expect.poll(changed, { timeout: drawingTimeout }).toBeGreaterThan(0.03);
    await page.getByRole('slider', { name: words.viewer.shape }).fill('0');
    await waitForShape(page, shapes.first);
    await stageOf(page, island).getByRole('button', { name: spot.title }).focus();
    await page.keyboard.press('Enter');
    await page.getByText(spot.text).waitFor();
    const spotPosition = () =>
      spotsOf(page)
        .first()
        .evaluate((element) => getComputedStyle(element).position);
    expect(await spotPosition()).toBe('absolute');
    await renewNow(page);
    expect(await spotPosition()).toBe('absolute');
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(troubles).toEqual([]);
  });
});

test('a clip takes the place of a robot that the browser cannot draw, with a message', {
  tags: ['every-browser', 'nightly'],
  timeout: 120_000,
}, async () => {
  const { page, open } = await newVisitor('phone');
  const requestedScripts = recordModelScripts(page);
  await disableWebGl(page);
  await open(path);
  await startStage(page, island, 'failed');
  await page.getByText(words.viewer.slow).waitFor();
  await stageOf(page, island).locator('video').waitFor();
  expect(requestedScripts).toEqual([]);
});
