import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { ContentError } from '#server/content/content-error.ts';
import type { RawContent } from '#server/content/content-reader.ts';
import { loadSite } from '#server/content/load-site.ts';
import { siteSourcesOf } from '#server/content/site-sources.ts';
import { readVerified } from '#server/content/verified-content.ts';
import { readConfig } from '#server/settings/config.ts';

const root = join(import.meta.dirname, '../..');

try {
  loadSite({
    ...siteSourcesOf(root, readConfig(process.env)),
    parsed: workerData as RawContent,
    ...readVerified(root),
  });
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  parentPort?.postMessage(error.issues);
}
