import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { clip, isPlaying, openClip, path, recordClipRequests } from '../../browser/pages/clip-page.ts';
import { renewNow } from '../../browser/support/edge-change.ts';
import { visitors } from '../../browser/support/visitors.ts';

const { newVisitor } = visitors();

const clipOf = (page: Page) => page.getByRole('dialog', { name: clip.title }).locator('video');

describe('the clip of the transformation', () => {
  test('is in portrait format on a phone', async () => {
    const { page, open } = await newVisitor('phone');
    const requestedFiles = recordClipRequests(page);
    await open(path);
    await openClip(page);
    await isPlaying(page);
    const box = await clipOf(page).boundingBox();
    expect(box?.height).toBeGreaterThan(box?.width ?? 0);
    expect(requestedFiles).toContain('transformation.phone.webm');
    expect(requestedFiles.filter((name) => name.includes('wide'))).toEqual([]);
  });

  test('does not play by itself with reduced motion', async () => {
    const { page, open } = await newVisitor('desktop', { reducedMotion: 'reduce' });
    const requestedFiles = recordClipRequests(page);
    await open(path);
    await openClip(page);
    await clipOf(page).and(page.locator('[poster]')).waitFor();
    expect(await clipOf(page).evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
    expect(requestedFiles).toEqual(['transformation-poster.960.webp']);
    // It keeps its poster when the page around it is renewed.
    await renewNow(page);
    expect(await clipOf(page).getAttribute('poster')).toMatch(/transformation-poster/);
  });

  test('stops when reduced motion is turned on', async () => {
    const { page, open } = await newVisitor('desktop');
    await open(path);
    await openClip(page);
    await isPlaying(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(() => clipOf(page).evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  });

  test('is fully visible on a phone that is rotated while it plays', async () => {
    const { page, open } = await newVisitor('phone');
    await open(path);
    await openClip(page);
    await isPlaying(page);
    await page.setViewportSize({ width: 844, height: 390 });
    expect(await clipOf(page).evaluate((video) => getComputedStyle(video).objectFit)).toBe('contain');
    const box = (await clipOf(page).boundingBox()) ?? { height: 0 };
    expect(box.height).toBeGreaterThan(200);
    expect(box.height).toBeLessThan(390);
  });
});
