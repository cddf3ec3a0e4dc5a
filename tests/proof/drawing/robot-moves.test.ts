import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { stageOf, startStage } from '../../browser/support/live-model.ts';
import { accessibilityProblems } from '../../browser/support/page-checks.ts';
import { button, island, path, waitForShape } from '../../browser/support/viewer-page.ts';
import { visitors } from '../../browser/support/visitors.ts';

const { newVisitor } = visitors('everyday', 'software');
const toggleButton = (page: Page, name: string, isPressed: boolean) =>
  stageOf(page, island).getByRole('button', { name, exact: true, pressed: isPressed });

test('shows a running gesture as pressed, and ends it by its button', { timeout: 240_000 }, async () => {
  const { page, open } = await newVisitor('phone');
  await open(path);
  await startStage(page, island);
  await toggleButton(page, 'Wave', false).click();
  await toggleButton(page, 'Wave', true).click();
  await toggleButton(page, 'Wave', false).waitFor();
});

test('holds one pose at a time, in the shape it belongs to, until it is ended', {
  timeout: 240_000,
}, async () => {
  const { page, open, troubles } = await newVisitor('phone');
  await open(path);
  await startStage(page, island);
  await button(page, 'Take aim').click();
  await toggleButton(page, 'Take aim', true).waitFor();
  await button(page, 'Tank').click();
  await waitForShape(page, 'Tank');
  await toggleButton(page, 'Take aim', false).waitFor();
  await button(page, 'Hero pose').click();
  await toggleButton(page, 'Hero pose', true).waitFor();
  await waitForShape(page, 'Robot');
  await button(page, 'Wave').click();
  await toggleButton(page, 'Hero pose', false).waitFor();
  await button(page, 'Hero pose').click();
  await button(page, 'Hero pose').click();
  await toggleButton(page, 'Hero pose', false).waitFor();
  expect(await button(page, 'Roar').count()).toBe(0);
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(troubles).toEqual([]);
});
