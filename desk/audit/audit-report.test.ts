import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseInstant } from '#rules/time/instant.ts';
import { fixtureSite } from '#tests/support/site/fixture-site.ts';
import { auditReport } from './audit-report.ts';

const root = join(import.meta.dirname, '../..');
const now = parseInstant('2026-11-21T12:00:00Z');

test('audits the content of a project in a worker, once an hour', async () => {
  const site = fixtureSite();
  const report = auditReport(site, root, now);
  expect(auditReport(site, root, now + 59 * 60_000)).toBe(report);
  expect(await report).toEqual({
    findings: expect.arrayContaining([
      expect.objectContaining({ check: 'odd-hour', edition: 'uk', accepted: expect.any(String) }),
    ]),
  });
}, 60_000);

test('reports content that cannot be loaded, and audits it again on the next call', async () => {
  const site = fixtureSite();
  const report = auditReport(site, join(root, 'docs'), now);
  expect(await report).toEqual({
    problem: expect.stringMatching(/^The content on disk cannot be loaded: .*found no such file/),
  });
  expect(auditReport(site, join(root, 'docs'), now)).not.toBe(report);
}, 60_000);
