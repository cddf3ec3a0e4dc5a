import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Site } from '#core/site.ts';
import type { Instant } from '#core/time/instant.ts';
import type { SiteSources } from '#server/content/load-site.ts';
import type { Finding } from './finding.ts';

export interface AuditRequest extends Pick<SiteSources, 'contentDir' | 'picturesFile' | 'environment'> {
  now: Instant;
}

/** Output of the worker: the findings, or why there are none. */
export type AuditReport = { findings: Finding[] } | { problem: string };

const hour = 60 * 60 * 1000;
/** By the pages of a site, which it keeps when a shop has sold something out. */
const reportsByPages = new WeakMap<Site['pages'], { requestedAt: Instant; report: Promise<AuditReport> }>();

/**
 * Audits the content below `root` from which a site was loaded. A worker thread does the work, and the report is cached
 * for an hour. Never rejects.
 */
export function auditReport(site: Site, root: string, now: Instant, audit = runWorker): Promise<AuditReport> {
  const last = reportsByPages.get(site.pages);
  if (last && Math.abs(now - last.requestedAt) < hour) return last.report;
  const request = {
    contentDir: join(root, 'content'),
    picturesFile: join(root, 'build/pictures.json'),
    environment: site.environment,
    now,
  };
  const report = audit(request).then((result) => {
    if ('problem' in result) reportsByPages.delete(site.pages);
    return result;
  });
  reportsByPages.set(site.pages, { requestedAt: now, report });
  return report;
}

async function runWorker(request: AuditRequest): Promise<AuditReport> {
  const worker = new Worker(new URL('./audit-worker.ts', import.meta.url), { workerData: request });
  try {
    const [result] = (await once(worker, 'message')) as [AuditReport];
    return result;
  } catch (error) {
    return { problem: `The check failed: ${(error as Error).message}` };
  } finally {
    await worker.terminate();
  }
}
