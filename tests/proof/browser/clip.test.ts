import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { renewNow } from '../../browser/support/flip-of.ts';
import { visitors } from '../../browser/support/visitors.ts';

const { come } = visitors();
const path = '/us/flagship-megatron';

/** Collects the clip and poster files that the page requests from now on. */
function watchClip(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = /transformation(-poster)?\.[0-9a-f]+\.\w+\.(webm|mp4|webp)$/.exec(
      new URL(request.url()).pathname,
    )?.[0];
    if (name?.match(/poster|webm|mp4/)) asked.push(name.replace(/\.[0-9a-f]{8,}/, ''));
  });
  return asked;
}

const watch = (page: Page) => page.getByRole('button', { name: 'Watch it transform' }).click();
const clipOf = (page: Page) => page.getByRole('dialog', { name: 'Robot to tank, and back' }).locator('video');
const isPlaying = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('video')].some((video) => !video.paused && video.currentTime > 0),
  );

describe('the clip of the transformation', () => {
  test('is in portrait format on a phone', async () => {
    const { page, open } = await come('phone');
    const asked = watchClip(page);
    await open(path);
    await watch(page);
    await isPlaying(page);
    const box = await clipOf(page).boundingBox();
    expect(box?.height).toBeGreaterThan(box?.width ?? 0);
    expect(asked).toContain('transformation.phone.webm');
    expect(asked.filter((name) => name.includes('wide'))).toEqual([]);
  });

  test('does not play by itself with reduced motion', async () => {
    const { page, open } = await come('desktop', { reducedMotion: 'reduce' });
    const asked = watchClip(page);
    await open(path);
    await watch(page);
    await clipOf(page).and(page.locator('[poster]')).waitFor();
    expect(await clipOf(page).evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
    expect(asked).toEqual(['transformation-poster.960.webp']);
    // It keeps its poster when the page around it is renewed.
    await renewNow(page);
    expect(await clipOf(page).getAttribute('poster')).toMatch(/transformation-poster/);
  });

  test('stops when reduced motion is turned on', async () => {
    const { page, open } = await come('desktop');
    await open(path);
    await watch(page);
    await isPlaying(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(() => clipOf(page).evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  });

  test('is fully visible on a phone that is rotated while it plays', async () => {
    const { page, open } = await come('phone');
    await open(path);
    await watch(page);
    await isPlaying(page);
    await page.setViewportSize({ width: 844, height: 390 });
    expect(await clipOf(page).evaluate((video) => getComputedStyle(video).objectFit)).toBe('contain');
    const box = (await clipOf(page).boundingBox()) ?? { height: 0 };
    expect(box.height).toBeGreaterThan(200);
    expect(box.height).toBeLessThan(390);
  });
});
