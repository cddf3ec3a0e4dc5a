import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { AuditedContent } from '#desk/audit/check.ts';
import { auditContent } from '#desk/audit/content-audit.ts';
import type { Finding } from '#desk/audit/finding.ts';
import { ContentError } from '#server/content/content-error.ts';
import type { SiteSources } from '#server/content/load-site.ts';
import type { SiteContent } from '#server/content/site-content.ts';
import type { CheckContent, ContentCheck } from './save-content.ts';

export function checkContent(
  load: () => SiteContent,
  onStep: (step: string) => void,
  audit: (content: AuditedContent) => readonly Finding[] = auditContent,
): ContentCheck {
  try {
    onStep('reading all content and resolving every page');
    const content = load();
    onStep('auditing the content');
    const findings = audit({ ...content, now: Date.now() });
    return { stage: 4, issues: [], findings: findings.filter(({ accepted }) => accepted === undefined) };
  } catch (error) {
    if (error instanceof ContentError) return { stage: error.stage, issues: error.issues, findings: [] };
    throw error;
  }
}

/** A message of the worker, which gets SiteSources: each of its steps, and at the end the check. */
export type CheckMessage = { step: string } | { check: ContentCheck };

/**
 * Checks the content of these sources in a thread, because it takes seconds, and on a busy machine a minute. Pages are
 * checked as they are from now on; the development server checks the past, too, once a change is saved.
 */
export const contentChecker =
  (sources: SiteSources): CheckContent =>
  async (replaced, onStep) => {
    const workerData: SiteSources = { ...sources, since: Date.now(), ...(replaced && { overrides: replaced }) };
    const worker = new Worker(new URL('./check-content-worker.ts', import.meta.url), { workerData });
    try {
      for await (const [message] of on(worker, 'message', { close: ['exit'] }) as AsyncIterable<[CheckMessage]>) {
        if ('check' in message) return message.check;
        onStep?.(message.step);
      }
      throw new Error('the check of the content ended without a result');
    } finally {
      await worker.terminate();
    }
  };
