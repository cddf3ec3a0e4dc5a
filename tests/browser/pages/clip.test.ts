import { describe, expect, test } from 'vitest';
import { accessibilityProblems } from '../support/page-checks.ts';
import { visitors } from '../support/visitors.ts';
import { clip, isPlaying, openClip, path, recordClipRequests } from './clip-page.ts';

const { newVisitor } = visitors();

describe('the clip of the transformation', () => {
  test('loads nothing before its dialog opens, plays in it, and stops when it closes', async () => {
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

  test('is a link to the file without JavaScript', async () => {
    const { page, open, troubles } = await newVisitor('desktop', { javaScriptEnabled: false });
    await open(path);
    await page.getByRole('link', { name: clip.watch, exact: true }).click();
    expect(page.url()).toMatch(/\/media\/.+\.[0-9a-f]+\.wide\.mp4$/);
    expect(troubles.filter((trouble) => trouble.includes('Content Security Policy'))).toEqual([]);
  });
});
