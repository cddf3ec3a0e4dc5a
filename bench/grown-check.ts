import { join } from 'node:path';
import { loadContent } from '#server/content/load-site.ts';
import { recordVerified } from '#server/content/verified-content.ts';

// What the check of a build does with content: loads it, walks through its edges where it is told to, and notes that.
// Prints its CPU time in ms.
const [, , grown = '', walking] = process.argv;
const { raw } = loadContent({
  contentDir: join(grown, 'content'),
  picturesFile: join(grown, 'build/pictures.json'),
  environment: 'development',
  isWalked: walking !== 'walking',
});
const { user, system } = process.cpuUsage();
recordVerified(grown, raw);
console.log((user + system) / 1000);
