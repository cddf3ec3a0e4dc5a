import { join } from 'node:path';
import { loadSite } from '#server/site.ts';

const root = join(import.meta.dirname, '..');

/** The content of this project as the server loads it. Needs a build, which measures the pictures. */
export const realSite = loadSite({ contentDir: join(root, 'content'), picturesFile: join(root, 'build/pictures.json'), environment: 'test' });
