import { join } from 'node:path';
import { loadContent } from '#server/content/load-site.ts';
import { readVerified } from '#server/content/verified-content.ts';
import { contentFolder } from './content-folder.ts';

const root = join(import.meta.dirname, '../../..');

/** The content of this project as the server loads it. Needs a build, which measures the pictures. */
export const realContent = loadContent({
  contentDir: contentFolder,
  picturesFile: join(root, 'build/pictures.json'),
  environment: 'test',
  ...readVerified(root),
});

export const realSite = realContent.site;
