import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseInstant } from '#core/time/instant.ts';
import { fixtureSite } from '#tests/support/site/fixture-site.ts';
import { type AuditRequest, auditReport } from './audit-report.ts';

const root = join(import.meta.dirname, '../..');
const now = parseInstant('2026-11-21T12:00:00Z');

// An audit of the whole content in its worker: npm run proof -- audit-report.
test('audits the content of a project once an hour', async () => {
  const site = fixtureSite();
  const folders: string[] = [];
  const audit = async ({ contentDir }: AuditRequest) => {
    folders.push(contentDir);
    return { findings: [] };
  };
  const report = auditReport(site, root, now, audit);
  expect(auditReport(site, root, now + 59 * 60_000, audit)).toBe(report);
  expect(await report).toEqual({ findings: [] });
  expect(auditReport(site, root, now + 60 * 60_000, audit)).not.toBe(report);
  expect(folders).toEqual([join(root, 'content'), join(root, 'content')]);
});

test('reports from its worker content that cannot be loaded, and audits it again on the next call', async () => {
  const site = fixtureSite();
  const report = auditReport(site, join(root, 'docs'), now);
  expect(await report).toEqual({
    problem: expect.stringMatching(/^The content on disk cannot be loaded: .*no such file/),
  });
  expect(auditReport(site, join(root, 'docs'), now)).not.toBe(report);
});
