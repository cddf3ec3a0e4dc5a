import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { currentSection, messagesOf, productPathWhere } from '../support/current-page.ts';
import { accessibilityProblems } from '../support/page-checks.ts';
import { visitors } from '../support/visitors.ts';

const { newVisitor } = visitors();
const { action } = messagesOf('us');

type Way = 'play' | 'scroll' | 'drag' | 'lamp';

/** A page whose robot shows in this way what only it does, and the label of its button or slider. */
function pageWith(way: Way) {
  const path = productPathWhere('us', ({ sections }) =>
    sections.some((section) => section.kind === 'showpiece' && section.way === way),
  );
  return { path, label: currentSection('us', path.replace('/us/', ''), 'showpiece').action };
}

const stage = (page: Page) => page.locator('x-showpiece');
const film = (page: Page) => page.locator('[data-film] video');
const time = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.currentTime);

test('a button plays what only this robot does, with its sound', { tags: ['every-browser', 'journey'] }, async () => {
  const { path, label } = pageWith('play');
  const { page, open, troubles } = await newVisitor('desktop');
  await open(path);
  await stage(page).getByRole('button', { name: label, exact: true }).click();
  await film(page).waitFor();
  // The film is short, and a slow browser needs its time to find the button.
  const isMuted = await film(page).evaluate((video: HTMLVideoElement) => {
    video.loop = true;
    return video.muted;
  });
  expect(isMuted).toBe(false);
  await stage(page).getByRole('button', { name: action.pause, exact: true }).click();
  await stage(page).getByRole('button', { name: action.play, exact: true }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(troubles).toEqual([]);
});

test('a slider moves through the film by keyboard', { tags: ['every-browser', 'journey'] }, async () => {
  const { path, label } = pageWith('drag');
  const { page, open, troubles } = await newVisitor('desktop');
  await open(path);
  const slider = page.getByRole('slider', { name: label, exact: true });
  await slider.press('ArrowRight');
  await film(page).waitFor();
  await slider.press('End');
  await expect.poll(() => time(page)).toBeGreaterThan(3);
  await slider.press('Home');
  await expect.poll(() => time(page)).toBeLessThan(0.5);
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(troubles).toEqual([]);
});

test('the film follows the scroll position, and waits for its button with reduced motion', {
  tags: 'nightly',
}, async () => {
  const { path, label } = pageWith('scroll');
  const scrollTo = (page: Page, share: number) =>
    stage(page).evaluate((element, part) => {
      const { top } = element.getBoundingClientRect();
      window.scrollTo({ top: scrollY + top - innerHeight * part, behavior: 'instant' });
    }, share);
  const { page, open } = await newVisitor('desktop', { reducedMotion: 'no-preference' });
  await open(path);
  await scrollTo(page, 0.4);
  await film(page).waitFor();
  const before = await time(page);
  await scrollTo(page, -0.3);
  await expect.poll(() => time(page)).toBeGreaterThan(before + 0.5);

  const still = await newVisitor('desktop', { reducedMotion: 'reduce' });
  await still.open(path);
  await scrollTo(still.page, 0);
  await stage(still.page).getByRole('button', { name: label, exact: true }).waitFor();
  expect(await film(still.page).count()).toBe(0);
});

test('the lamp follows the pointer and the keyboard', { tags: 'nightly' }, async () => {
  const { path, label } = pageWith('lamp');
  const { page, open, troubles } = await newVisitor('desktop');
  await open(path);
  const light = () => stage(page).evaluate((element: HTMLElement) => element.style.getPropertyValue('--x'));
  await stage(page).hover({ position: { x: 900, y: 300 } });
  expect(await light()).toBe('900px');
  await page.getByRole('slider', { name: label, exact: true }).press('Home');
  expect(await light()).toBe('0%');
  expect(troubles).toEqual([]);
});
