import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { productPathWhere } from '../support/current-page.ts';
import { drawingTimeout, stageOf, startStage, waitForStage } from '../support/live-model.ts';
import { accessibilityProblems } from '../support/page-checks.ts';
import { button, island, path, shapes, spot, waitForShape, words } from '../support/viewer-page.ts';
import { visitors } from '../support/visitors.ts';
import { audioStates, listenToAudio, newVolumes, peakOf, recordSoundScripts, setHidden } from './heard-audio.ts';

const { newVisitor } = visitors('everyday', 'software');
const { sounds } = words;
const slow = { timeout: drawingTimeout };

const caption = (page: Page, stage = island) => stageOf(page, stage).locator('[data-sound] p');
const scrollTo = (place: Locator) =>
  place.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

test('a robot is heard only when asked, while it is seen, and as long as it moves', {
  tags: 'nightly',
  timeout: 240_000,
}, async () => {
  const { page, open, troubles } = await newVisitor('phone');
  const requestedScripts = recordSoundScripts(page);
  await listenToAudio(page);
  await open(path);
  await startStage(page, island);
  const soundSwitch = button(page, sounds.sound);
  expect(await soundSwitch.getAttribute('aria-pressed')).toBe('false');
  await page.getByRole('button', { name: shapes.other, exact: true }).click();
  await waitForShape(page, shapes.other);
  expect([await audioStates(page), requestedScripts]).toEqual([[], []]);

  await soundSwitch.click();
  await expect.poll(() => audioStates(page)).toEqual(['running']);
  await expect.poll(() => requestedScripts).toEqual(['motion-sound']);
  await page.getByRole('button', { name: shapes.first, exact: true }).click();
  await expect.poll(() => peakOf(page), slow).toBeGreaterThan(0.01);
  await expect.poll(() => caption(page).textContent()).toContain(sounds.servos);
  await waitForShape(page, shapes.first);
  await caption(page).waitFor({ state: 'detached', ...slow });
  await expect.poll(() => peakOf(page), slow).toBe(0);

  await newVolumes(page);
  await stageOf(page, island).getByRole('button', { name: spot.title }).focus();
  await page.keyboard.press('Enter');
  await page.getByText(spot.text).waitFor();
  await expect.poll(() => newVolumes(page)).toEqual([0.2]);
  await expect.poll(() => newVolumes(page)).toEqual([1]);
  expect(await accessibilityProblems(page)).toEqual([]);

  await scrollTo(page.locator('footer'));
  await expect.poll(() => audioStates(page)).toEqual(['suspended']);
  await scrollTo(stageOf(page, island));
  await expect.poll(() => audioStates(page)).toEqual(['running']);
  await setHidden(page, true);
  await expect.poll(() => audioStates(page)).toEqual(['suspended']);
  await setHidden(page, false);
  await expect.poll(() => audioStates(page)).toEqual(['running']);
  await page.keyboard.press('Escape');
  await expect.poll(() => audioStates(page)).toEqual(['closed']);
  expect(await soundSwitch.getAttribute('aria-pressed')).toBe('false');
  expect(troubles).toEqual([]);
});

test('the choice lasts for the visit, and plays on no page before its stage is used', {
  tags: 'nightly',
  timeout: 240_000,
}, async () => {
  const { page, open, troubles } = await newVisitor('desktop', { reducedMotion: 'no-preference' });
  await listenToAudio(page);
  await open(path);
  await startStage(page, island);
  await button(page, sounds.sound).click();
  await expect.poll(() => audioStates(page)).toEqual(['running']);

  const otherPath = productPathWhere(
    'us',
    (product) => product.path !== path && product.sections.some(({ kind }) => kind === 'live-robot'),
  );
  await open(otherPath);
  await scrollTo(stageOf(page, island));
  await waitForStage(page, island, 'live');
  await stageOf(page, island).locator('[data-sound] [aria-pressed="true"]').waitFor(slow);
  await page.mouse.move(5, 300);
  await page.mouse.down();
  await page.mouse.up();
  await page.keyboard.press('Tab');
  expect(await audioStates(page)).toEqual([]);
  await stageOf(page, island).locator('canvas').focus();
  await page.keyboard.press('Space');
  await expect.poll(() => peakOf(page), slow).toBeGreaterThan(0.01);
  expect(troubles).toEqual([]);
});
