import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { retainAssets } from '#server/files/asset-retention.ts';
import { readStaticFiles } from '#server/files/static-files.ts';

const build = join(import.meta.dirname, '../../build');
const retained = join(build, 'retained');

/* Builds until November 2026 called the folder `kept`. Open pages may still use the files in it. */
const formerFolder = join(build, 'kept');
if (existsSync(formerFolder) && !existsSync(retained)) renameSync(formerFolder, retained);

/** Before a build: copies the previous build's assets to `build/retained/assets`, for pages that still use them. */
await retainAssets({
  files: await readStaticFiles([join(build, 'client')]),
  into: join(retained, 'assets'),
  now: Date.now(),
});
