import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { stageOf, startStage } from '../../browser/support/live-model.ts';
import { accessibilityProblems } from '../../browser/support/page-checks.ts';
import { button, island, path, shapeIs } from '../../browser/support/viewer-page.ts';
import { visitors } from '../../browser/support/visitors.ts';

const { come } = visitors('everyday', 'software');
const pressed = (page: Page, name: string, isPressed: boolean) =>
  stageOf(page, island).getByRole('button', { name, exact: true, pressed: isPressed });

test('shows a running gesture as pressed, and ends it by its button', { timeout: 240_000 }, async () => {
  const { page, open } = await come('phone');
  await open(path);
  await startStage(page, island);
  await pressed(page, 'Wave', false).click();
  await pressed(page, 'Wave', true).click();
  await pressed(page, 'Wave', false).waitFor();
});

test('holds one pose at a time, in the shape it belongs to, until it is ended', {
  timeout: 240_000,
}, async () => {
  const { page, open, troubles } = await come('phone');
  await open(path);
  await startStage(page, island);
  await button(page, 'Take aim').click();
  await pressed(page, 'Take aim', true).waitFor();
  await button(page, 'Tank').click();
  await shapeIs(page, 'Tank');
  await pressed(page, 'Take aim', false).waitFor();
  await button(page, 'Hero pose').click();
  await pressed(page, 'Hero pose', true).waitFor();
  await shapeIs(page, 'Robot');
  await button(page, 'Wave').click();
  await pressed(page, 'Hero pose', false).waitFor();
  await button(page, 'Hero pose').click();
  await button(page, 'Hero pose').click();
  await pressed(page, 'Hero pose', false).waitFor();
  expect(await button(page, 'Roar').count()).toBe(0);
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(troubles).toEqual([]);
});
