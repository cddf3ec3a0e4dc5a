import { join } from 'node:path';
import { editionCodes } from '#rules/editions.ts';
import { windowsOf } from '#rules/link.ts';
import { ContentError } from '#server/content/content-error.ts';
import { arrivedPages } from '#server/content/site-links.ts';
import { loadSite } from '#server/site.ts';

const root = join(import.meta.dirname, '..');

try {
  const site = loadSite({ contentDir: join(root, 'content'), picturesFile: join(root, 'build/pictures.json'), environment: 'development' });
  const pages = editionCodes.flatMap((edition) => Object.keys(site.pages).filter((slug) => windowsOf(site, edition, slug).length > 0)).length;
  console.log(`content: ${pages} pages in ${Object.keys(site.regions).length} editions, every one resolved before and after each of its edges`);
  for (const slug of arrivedPages(site)) console.log(`content: "${slug}" is there, so plannedPages in content/site.yaml need not name it any more`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(`${error.faults.length} faults in the content:\n${error.message}`);
  process.exitCode = 1;
}
