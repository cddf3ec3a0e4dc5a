import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityProblems } from '../support/page-checks.ts';
import { visitors } from '../support/visitors.ts';

const { newVisitor } = visitors();
const path = '/us/flagship-megatron';

/** Collects the clip and poster files that the page requests from now on. */
function recordClipRequests(page: Page): string[] {
  const requestedFiles: string[] = [];
  page.on('request', (request) => {
    const name = /transformation(-poster)?\.[0-9a-f]+\.\w+\.(webm|mp4|webp)$/.exec(
      new URL(request.url()).pathname,
    )?.[0];
    if (name?.match(/poster|webm|mp4/)) requestedFiles.push(name.replace(/\.[0-9a-f]{8,}/, ''));
  });
  return requestedFiles;
}

const openClip = (page: Page) => page.getByRole('button', { name: 'Watch it transform' }).click();
const isPlaying = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('video')].some((video) => !video.paused && video.currentTime > 0),
  );

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
    await page.getByRole('link', { name: 'Watch it transform' }).click();
    expect(page.url()).toMatch(/\/media\/megatron\/transformation\.[0-9a-f]+\.wide\.mp4$/);
    expect(troubles.filter((trouble) => trouble.includes('Content Security Policy'))).toEqual([]);
  });
});
