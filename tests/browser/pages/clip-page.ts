import type { Page } from 'playwright-core';
import { currentSection, productSlugWith } from '../support/current-page.ts';

const slug = productSlugWith('us', 'morph');
/** A page with a clip of the transformation. */
export const path = `/us/${slug}`;
const { watching } = currentSection('us', slug, 'morph');
if (!watching) throw new Error(`${path} has no clip of the transformation`);
export const clip = watching;

/** Collects the clip and poster files that the page requests from now on. */
export function recordClipRequests(page: Page): string[] {
  const requestedFiles: string[] = [];
  page.on('request', (request) => {
    const name = /transformation(-poster)?\.[0-9a-f]+\.\w+\.(webm|mp4|webp)$/.exec(
      new URL(request.url()).pathname,
    )?.[0];
    if (name?.match(/poster|webm|mp4/)) requestedFiles.push(name.replace(/\.[0-9a-f]{8,}/, ''));
  });
  return requestedFiles;
}

export const openClip = (page: Page): Promise<void> =>
  page.getByRole('button', { name: clip.watch, exact: true }).click();
export const isPlaying = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('video')].some((video) => !video.paused && video.currentTime > 0),
  );
