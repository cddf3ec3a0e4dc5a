import { join } from 'node:path';
import type { SiteSources } from '#server/content/load-site.ts';

/**
 * The content of this project. Every test that reads it imports this constant, so that the proof of the how-tos finds
 * those tests by their imports.
 */
export const contentFolder = join(import.meta.dirname, '../../../content');

/** The arguments of `loadContent` for the content of this project. Needs a build, which measures the pictures. */
export const contentSources = {
  contentDir: contentFolder,
  picturesFile: join(import.meta.dirname, '../../../build/pictures.json'),
  environment: 'test',
} satisfies SiteSources;
