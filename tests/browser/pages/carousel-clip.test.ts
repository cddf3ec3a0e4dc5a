import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type EditionCode, editionCodes } from '#core/place/editions.ts';
import { pagePath } from '#core/place/place.ts';
import { currentPage } from '../support/current-page.ts';
import { renewNow } from '../support/edge-change.ts';
import { accessibilityProblems } from '../support/page-checks.ts';
import { type Screen, visitors } from '../support/visitors.ts';

const { newVisitor } = visitors();

const firstSlide = (code: EditionCode) =>
  currentPage(code, '').sections.flatMap((section) => (section.kind === 'carousel' ? section.slides : []))[0];

/** Editions whose home page begins with a robot that has a clip. In a dark slide it plays by itself. */
const withClip = editionCodes.filter((code) => firstSlide(code)?.clip);
const playing = withClip.find((code) => firstSlide(code)?.surface === 'dark');
const edition = playing ?? withClip[0];
const { action, sounds } = currentPage(edition ?? 'us', '').messages;
const label = firstSlide(edition ?? 'us')?.clip?.label ?? '';
const path = pagePath({ edition: edition ?? 'us', slug: '' });

const button = (page: Page, name: string) => page.locator('article').first().getByRole('button', { name, exact: true });
const video = (page: Page) => page.locator('article').first().locator('video');

function recordClips(page: Page): string[] {
  const requestedClips: string[] = [];
  page.on('request', (request) => {
    if (/\.(webm|mp4)$/.test(request.url())) requestedClips.push(request.url());
  });
  return requestedClips;
}

test.skipIf(!playing)(
  'the film of a dark first slide plays once by itself on a wide screen, muted, and can be paused',
  { tags: 'nightly' },
  async () => {
    const { page, open, troubles } = await newVisitor('desktop', { reducedMotion: 'no-preference' });
    await open(path);
    await page.locator('article[data-film]').waitFor();
    expect(await video(page).evaluate((player: HTMLVideoElement) => player.muted)).toBe(true);
    await button(page, action.pause).click();
    await button(page, action.play).waitFor();
    expect(await video(page).evaluate((player: HTMLVideoElement) => player.paused)).toBe(true);
    expect(await accessibilityProblems(page)).toEqual([]);
    await renewNow(page);
    expect(await button(page, action.play).isVisible()).toBe(true);
    expect(await page.locator('article[data-film]').count()).toBe(1);
    await button(page, sounds.sound).click();
    await button(page, action.play).click();
    await button(page, action.pause).waitFor();
    expect(await button(page, sounds.sound).getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('Escape');
    await expect.poll(() => video(page).evaluate((player: HTMLVideoElement) => player.muted)).toBe(true);
    await video(page).evaluate((player: HTMLVideoElement) => {
      player.currentTime = player.duration - 0.1;
    });
    await button(page, label).waitFor();
    expect([await video(page).isVisible(), await page.locator('article[data-film]').count()]).toEqual([false, 0]);
    expect(troubles).toEqual([]);
  },
);

async function expectOnlyWhenAsked(screen: Screen, reducedMotion: 'no-preference' | 'reduce'): Promise<void> {
  const { page, open, troubles } = await newVisitor(screen, { reducedMotion });
  const requestedClips = recordClips(page);
  await open(path);
  await button(page, label).waitFor();
  expect(requestedClips).toEqual([]);
  await button(page, label).click();
  await page.locator('article[data-film]').waitFor();
  expect(new Set(requestedClips).size).toBe(1);
  expect(troubles).toEqual([]);
}

test.skipIf(!edition)('on a phone it transforms only when asked', () => expectOnlyWhenAsked('phone', 'no-preference'));

test.skipIf(!edition)('with reduced motion it transforms only when asked', { tags: 'nightly' }, () =>
  expectOnlyWhenAsked('desktop', 'reduce'),
);
