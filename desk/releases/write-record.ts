import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSite } from '#server/content/load-site.ts';
import { siteRecord } from './release-record.ts';

/*
 * node write-record.ts FOLDER FILE: writes the record of the content in the checkout FOLDER to FILE, with the rules of
 * the checkout that this script is in. Later releases run the script of the earlier one.
 */
const [folder = '', file = ''] = process.argv.slice(2);
const site = loadSite({
  contentDir: join(folder, 'content'),
  picturesFile: join(folder, 'build/pictures.json'),
  environment: 'production',
  // A release passed its checks when it was built.
  isVerified: true,
});
writeFileSync(file, JSON.stringify(siteRecord(site)));
