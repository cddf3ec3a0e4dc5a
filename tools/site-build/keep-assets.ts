import { join } from 'node:path';
import { retainAssets } from '#server/files/asset-retention.ts';
import { readStaticFiles } from '#server/files/static-files.ts';

/** Before a build: copies the assets of the previous build to `build/kept/assets`, for pages that still use them. */
const build = join(import.meta.dirname, '../../build');
await retainAssets({
  files: await readStaticFiles([join(build, 'client')]),
  into: join(build, 'kept/assets'),
  now: Date.now(),
});
