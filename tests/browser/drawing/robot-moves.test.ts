import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { currentSection, messagesOf } from '../support/current-page.ts';
import { focusAt } from '../support/keyboard.ts';
import { drawingTimeout, stageOf, startStage } from '../support/live-model.ts';
import { accessibilityProblems } from '../support/page-checks.ts';
import { button, island, path, robotOf, shapes, waitForShape, words } from '../support/viewer-page.ts';
import { visitors } from '../support/visitors.ts';
import { strayLights } from './stray-lights.ts';

const { newVisitor } = visitors('everyday', 'software');

/** A robot that can wave, hold two poses, and not roar. */
const slug = 'flagship-megatron';

const megatronPath = `/us/${slug}`;

const { heading, shapes: megatronShapes } = currentSection('us', slug, 'live-robot');

const { motions, poses } = messagesOf('us');

const waitForMegatron = (page: Page, shape: string) =>
  page.getByRole('img', { name: `${heading} ${shape}`, exact: true }).waitFor({ timeout: drawingTimeout });

const toggleButton = (page: Page, name: string, isPressed: boolean) =>
  stageOf(page, island).getByRole('button', { name, exact: true, pressed: isPressed });

test('walks until it is stopped or does something else, and its button shows it', {
  tags: 'nightly',
  timeout: 240_000,
}, async () => {
  const { page, open } = await newVisitor('phone');
  await open(path);
  await startStage(page, island);
  await button(page, words.motions.walk).click();
  await button(page, words.viewer.stop).click();
  await button(page, words.motions.walk).click();
  await button(page, words.viewer.stop).waitFor();
  await focusAt(robotOf(page));
  await page.keyboard.press('Space');
  await button(page, words.motions.walk).waitFor();
  await waitForShape(page, shapes.other);
});

test('shows no stray points of light in either shape', { tags: 'nightly', timeout: 240_000 }, async () => {
  const { page, open } = await newVisitor('phone');
  await open(path);
  await startStage(page, island);
  const canvas = stageOf(page, island).locator('canvas');
  for (const shape of [shapes.first, shapes.other]) {
    await page.getByRole('slider', { name: words.viewer.shape }).fill(shape === shapes.first ? '0' : '1');
    await waitForShape(page, shape);
    expect(await strayLights(canvas)).toEqual([]);
  }
});

test('shows a running gesture as pressed, and ends it by its button', {
  tags: 'nightly',
  timeout: 240_000,
}, async () => {
  const { page, open } = await newVisitor('phone');
  await open(megatronPath);
  await startStage(page, island);
  await toggleButton(page, motions.wave, false).click();
  await toggleButton(page, motions.wave, true).click();
  await toggleButton(page, motions.wave, false).waitFor();
});

test('holds one pose at a time, in the shape it belongs to, until it is ended', {
  tags: 'nightly',
  timeout: 240_000,
}, async () => {
  const { page, open, troubles } = await newVisitor('phone');
  await open(megatronPath);
  await startStage(page, island);
  await button(page, poses.aim).click();
  await toggleButton(page, poses.aim, true).waitFor();
  await button(page, megatronShapes.other).click();
  await waitForMegatron(page, megatronShapes.other);
  await toggleButton(page, poses.aim, false).waitFor();
  await button(page, poses.hero).click();
  await toggleButton(page, poses.hero, true).waitFor();
  await waitForMegatron(page, megatronShapes.first);
  await button(page, motions.wave).click();
  await toggleButton(page, poses.hero, false).waitFor();
  await button(page, poses.hero).click();
  await button(page, poses.hero).click();
  await toggleButton(page, poses.hero, false).waitFor();
  expect(await button(page, poses.roar).count()).toBe(0);
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(troubles).toEqual([]);
});
