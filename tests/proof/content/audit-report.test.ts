import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseInstant } from '#core/time/instant.ts';
import { auditReport } from '#desk/audit/audit-report.ts';
import { fixtureSite } from '#tests/support/site/fixture-site.ts';

const root = join(import.meta.dirname, '../../..');

test('audits the content of a project in a worker', async () => {
  expect(await auditReport(fixtureSite(), root, parseInstant('2026-11-21T12:00:00Z'))).toEqual({
    findings: expect.arrayContaining([
      expect.objectContaining({ check: 'odd-hour', edition: 'uk', accepted: expect.any(String) }),
    ]),
  });
});
