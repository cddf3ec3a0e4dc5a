import { parentPort, workerData } from 'node:worker_threads';
import { ContentError } from '#server/content/content-error.ts';
import { loadContent } from '#server/content/load-site.ts';
import type { AuditReport, AuditRequest } from './audit-report.ts';
import { auditContent } from './content-audit.ts';

/* An audit takes seconds. It runs in a worker, so that no visitor waits for it. */
const { now, ...source } = workerData as AuditRequest;

function report(): AuditReport {
  try {
    return { findings: auditContent({ ...loadContent({ ...source, isVerified: true }), now }) };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { problem: `The content on disk cannot be loaded: ${error.message}` };
  }
}

parentPort?.postMessage(report());
