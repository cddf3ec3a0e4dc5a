import { expect, test } from 'vitest';
import { type EditionCode, editionCodes } from '#core/place/editions.ts';
import type { RequestContext } from '#server/http/response.ts';
import { createPreviewToken } from '#server/pages/preview-token.ts';
import { fixtureSite } from '#tests/support/site/fixture-site.ts';
import type { AuditReport } from '../audit/audit-report.ts';
import type { Finding } from '../audit/finding.ts';
import { auditScreen } from './audit-route.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const finding = (part: Partial<Finding>): Finding => ({
  check: 'odd-hour',
  severity: 'warning',
  file: 'content/a.yaml',
  path: 'a',
  actual: 'an hour',
  fix: 'Fix it.',
  ...part,
});

const auditResult: AuditReport = {
  findings: [
    finding({ edition: 'uk', slug: 'summer-sale', instant: Date.parse('2025-08-20T16:00:00Z') }),
    finding({ edition: 'us', slug: '' }),
    finding({ edition: 'de' }),
    finding({ path: 'everywhere' }),
  ],
};

interface ScreenOptions {
  editions?: readonly EditionCode[];
  report?: Promise<AuditReport>;
}

async function screenAt(
  query: string,
  { editions = editionCodes, report = Promise.resolve(auditResult) }: ScreenOptions = {},
) {
  const requestContext = { url: new URL(`https://www.kinetra.example/preview/check${query}`), now } as RequestContext;
  const view = await auditScreen({
    context: requestContext,
    site: fixtureSite(),
    editions,
    root: 'nowhere',
    reportFindings: () => report,
    token: createPreviewToken('secret'),
  });
  if (!('screen' in view) || view.screen !== 'content-audit') throw new Error('The screen is not the content audit.');
  return view.value;
}

test('gives a finding its local time and a link to the time-travel preview', async () => {
  const [first] = (await screenAt('')).findings;
  expect(first).toEqual({
    ...{
      check: 'odd-hour',
      severity: 'warning',
      file: 'content/a.yaml',
      path: 'a',
      actual: 'an hour',
      fix: 'Fix it.',
      edition: 'uk',
    },
    when: '20 Aug 2025, 17:00 BST',
    previewAddress: '/preview?edition=uk&page=summer-sale&at=2025-08-20T16%3A00%3A00Z&beside=before&width=1440',
  });
});

test('links a finding without an instant to now, and one without a page nowhere', async () => {
  const [, timeless, pageless, everywhere] = (await screenAt('')).findings;
  expect(timeless?.previewAddress).toContain('edition=us&page=&at=2026-11-21T12%3A00%3A00Z&width');
  expect([timeless?.when, pageless?.previewAddress, everywhere?.previewAddress]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('filters by the edition in the address, and keeps findings of no edition', async () => {
  const { edition, findings } = await screenAt('?edition=uk');
  expect([edition, findings.map(({ edition: of }) => of)]).toEqual(['uk', ['uk', undefined]]);
  expect((await screenAt('?edition=xx')).findings).toHaveLength(4);
});

test('shows only its edition in a locked deployment', async () => {
  const { editions, findings } = await screenAt('', { editions: ['de'] });
  expect([editions, findings.map(({ edition }) => edition)]).toEqual([['de'], ['de', undefined]]);
});

test('shows why an audit failed', async () => {
  const report = Promise.resolve({ problem: 'The check failed.' });
  expect(await screenAt('', { report })).toMatchObject({ findings: [], problem: 'The check failed.' });
});

test('does not wait for a slow audit', async () => {
  expect(await screenAt('?edition=uk', { report: new Promise(() => {}) })).toEqual({
    editions: editionCodes,
    edition: 'uk',
    findings: [],
    isChecking: true,
  });
});
