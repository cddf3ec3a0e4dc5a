import { describe, expect, test } from 'vitest';
import { setHidden } from '../drawing/heard-audio.ts';
import { messagesOf } from '../support/current-page.ts';
import { accessibilityProblems } from '../support/page-checks.ts';
import { visitors } from '../support/visitors.ts';
import { clip, isPlaying, openClip, path, recordClipRequests } from './clip-page.ts';

const { newVisitor } = visitors();
const { sounds } = messagesOf('us');

describe('the clip of the transformation', () => {
  test('loads nothing before its dialog opens, plays in it, and stops when it closes', {
    tags: 'every-browser',
  }, async () => {
    const { page, open, troubles } = await newVisitor('desktop');
    const requestedFiles = recordClipRequests(page);
    await open(path);
    await page.locator('#transformation').scrollIntoViewIfNeeded();
    expect(requestedFiles).toEqual([]);
    await openClip(page);
    await isPlaying(page);
    expect(requestedFiles).toEqual(
      expect.arrayContaining(['transformation.wide.webm', 'transformation-poster.960.webp']),
    );
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.waitForFunction(() =>
      [...document.querySelectorAll('video')].every((video) => video.paused && video.currentTime === 0),
    );
    expect(troubles).toEqual([]);
  });

  test('is muted until somebody wants sound, says what is heard, and stops in a hidden tab', {
    tags: 'every-browser',
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

  test('is a link to the file without JavaScript', async () => {
    const { page, open, troubles } = await newVisitor('desktop', { javaScriptEnabled: false });
    await open(path);
    await page.getByRole('link', { name: clip.watch, exact: true }).click();
    expect(page.url()).toMatch(/\/media\/.+\.[0-9a-f]+\.wide\.mp4$/);
    expect(troubles.filter((trouble) => trouble.includes('Content Security Policy'))).toEqual([]);
  });
});
