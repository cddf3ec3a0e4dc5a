import { join } from 'node:path';
import { loadContent } from '#server/content/load-site.ts';
import { readVerified } from '#server/content/verified-content.ts';
import { contentSources } from './content-folder.ts';

/** The content of this project as the server loads it. Needs a build, which measures the pictures. */
export const realContent = loadContent({
  ...contentSources,
  ...readVerified(join(import.meta.dirname, '../../..')),
});

export const realSite = realContent.site;
