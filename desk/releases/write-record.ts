import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSite } from '#server/content/load-site.ts';
import { recordOf } from './release-record.ts';

/*
 * node write-record.ts FOLDER FILE: writes the record of the content in a checkout of the project, by the rules beside
 * this file. Later releases run the file that stands in the checkout of an earlier one.
 */
const [folder = '', file = ''] = process.argv.slice(2);
const site = loadSite({
  contentDir: join(folder, 'content'),
  picturesFile: join(folder, 'build/pictures.json'),
  environment: 'production',
  // What was released passed the checks then.
  isWalked: true,
});
writeFileSync(file, JSON.stringify(recordOf(site)));
