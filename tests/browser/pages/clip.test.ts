import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { setHidden } from '../drawing/heard-audio.ts';
import { currentSection, messagesOf, productSlugWith } from '../support/current-page.ts';
import { renewNow } from '../support/edge-change.ts';
import { accessibilityProblems } from '../support/page-checks.ts';
import { visitors } from '../support/visitors.ts';

const slug = productSlugWith('us', 'theater');

/** A page with a clip of a play. */
const path = `/us/${slug}`;

const { watching } = currentSection('us', slug, 'theater');

if (!watching) throw new Error(`${path} has no clip of its play`);

const clip = watching;

/** Collects the clip and poster files that the page requests from now on. */
function recordClipRequests(page: Page): string[] {
  const requestedFiles: string[] = [];
  page.on('request', (request) => {
    const name = /theater(-poster)?\.[0-9a-f]+\.\w+\.(webm|mp4|webp)$/.exec(new URL(request.url()).pathname)?.[0];
    if (name?.match(/poster|webm|mp4/)) requestedFiles.push(name.replace(/\.[0-9a-f]{8,}/, ''));
  });
  return requestedFiles;
}

const openClip = (page: Page): Promise<void> => page.getByRole('button', { name: clip.watch, exact: true }).click();

const isPlaying = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('video')].some((video) => !video.paused && video.currentTime > 0),
  );

const { newVisitor } = visitors();

const { sounds } = messagesOf('us');

const clipOf = (page: Page) => page.getByRole('dialog', { name: clip.title }).locator('video');

describe('the clip of a play', () => {
  test('loads nothing before its dialog opens, plays in it, and stops when it closes', {
    tags: ['every-browser', 'journey'],
  }, async () => {
    const { page, open, troubles } = await newVisitor('desktop');
    const requestedFiles = recordClipRequests(page);
    await open(path);
    await page.locator('#theater').scrollIntoViewIfNeeded();
    expect(requestedFiles).toEqual([]);
    await openClip(page);
    await isPlaying(page);
    expect(requestedFiles).toEqual(expect.arrayContaining(['theater.wide.webm', 'theater-poster.960.webp']));
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.waitForFunction(() =>
      [...document.querySelectorAll('video')].every((video) => video.paused && video.currentTime === 0),
    );
    expect(troubles).toEqual([]);
  });

  test('is muted until somebody wants sound, says what is heard, and stops in a hidden tab', {
    tags: ['every-browser', 'nightly'],
  }, async () => {
    const { page, open, troubles } = await newVisitor('desktop');
    await open(path);
    await openClip(page);
    await isPlaying(page);
    const video = page.locator('dialog[open] video');
    const muted = () => video.evaluate((player: HTMLVideoElement) => player.muted);
    const captions = () =>
      video.evaluate(({ textTracks }: HTMLVideoElement) =>
        Array.from(textTracks, ({ mode, cues }) => [mode, Array.from(cues ?? [], (cue) => (cue as VTTCue).text)]),
      );
    const soundSwitch = page.locator('dialog[open]').getByRole('button', { name: sounds.sound, exact: true });
    expect([await muted(), await soundSwitch.getAttribute('aria-pressed')]).toEqual([true, 'false']);
    expect(await captions()).toEqual([['hidden', clip.clip.sounds.map(({ text }) => text)]]);
    await soundSwitch.click();
    expect([await muted(), await soundSwitch.getAttribute('aria-pressed')]).toEqual([false, 'true']);
    expect((await captions())[0]?.[0]).toBe('showing');
    const paused = () => video.evaluate((player: HTMLVideoElement) => player.paused);
    await setHidden(page, true);
    await expect.poll(paused).toBe(true);
    await setHidden(page, false);
    await expect.poll(paused).toBe(false);
    expect(await accessibilityProblems(page)).toEqual([]);
    // The player's own button for sound is the same switch.
    await video.evaluate((player: HTMLVideoElement) => {
      player.muted = true;
    });
    await expect.poll(() => soundSwitch.getAttribute('aria-pressed')).toBe('false');
    expect(troubles).toEqual([]);
  });

  test('does not play by itself with reduced motion', { tags: 'nightly' }, async () => {
    const { page, open } = await newVisitor('desktop', { reducedMotion: 'reduce' });
    const requestedFiles = recordClipRequests(page);
    await open(path);
    await openClip(page);
    await clipOf(page).and(page.locator('[poster]')).waitFor();
    expect(await clipOf(page).evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
    expect(requestedFiles).toEqual(['theater-poster.960.webp']);
    // It keeps its poster when the page around it is renewed.
    await renewNow(page);
    expect(await clipOf(page).getAttribute('poster')).toMatch(/theater-poster/);
  });
});
