import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { currentSection, messagesOf } from '../../browser/support/current-page.ts';
import { drawingTimeout, stageOf, startStage } from '../../browser/support/live-model.ts';
import { accessibilityProblems } from '../../browser/support/page-checks.ts';
import { button, island } from '../../browser/support/viewer-page.ts';
import { visitors } from '../../browser/support/visitors.ts';

/** A robot that can wave, hold two poses, and not roar. */
const slug = 'flagship-megatron';
const path = `/us/${slug}`;
const { heading, shapes } = currentSection('us', slug, 'live-robot');
const { motions, poses } = messagesOf('us');

const { newVisitor } = visitors('everyday', 'software');
const waitForShape = (page: Page, shape: string) =>
  page.getByRole('img', { name: `${heading} ${shape}`, exact: true }).waitFor({ timeout: drawingTimeout });
const toggleButton = (page: Page, name: string, isPressed: boolean) =>
  stageOf(page, island).getByRole('button', { name, exact: true, pressed: isPressed });

test('shows a running gesture as pressed, and ends it by its button', { timeout: 240_000 }, async () => {
  const { page, open } = await newVisitor('phone');
  await open(path);
  await startStage(page, island);
  await toggleButton(page, motions.wave, false).click();
  await toggleButton(page, motions.wave, true).click();
  await toggleButton(page, motions.wave, false).waitFor();
});

test('holds one pose at a time, in the shape it belongs to, until it is ended', {
  timeout: 240_000,
}, async () => {
  const { page, open, troubles } = await newVisitor('phone');
  await open(path);
  await startStage(page, island);
  await button(page, poses.aim).click();
  await toggleButton(page, poses.aim, true).waitFor();
  await button(page, shapes.other).click();
  await waitForShape(page, shapes.other);
  await toggleButton(page, poses.aim, false).waitFor();
  await button(page, poses.hero).click();
  await toggleButton(page, poses.hero, true).waitFor();
  await waitForShape(page, shapes.first);
  await button(page, motions.wave).click();
  await toggleButton(page, poses.hero, false).waitFor();
  await button(page, poses.hero).click();
  await button(page, poses.hero).click();
  await toggleButton(page, poses.hero, false).waitFor();
  expect(await button(page, poses.roar).count()).toBe(0);
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(troubles).toEqual([]);
});
