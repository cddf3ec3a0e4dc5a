import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { AuditValue, DeskFinding } from './audit-value.ts';
import { ContentAudit } from './content-audit.tsx';

const finding = (part: Partial<DeskFinding>): DeskFinding => ({
  check: 'odd-hour',
  severity: 'warning',
  file: 'content/regions/uk.yaml',
  path: 'textBanners.0',
  actual: 'an hour',
  fix: 'Fix it.',
  ...part,
});
const htmlOf = (value: Partial<AuditValue>) =>
  renderToStaticMarkup(<ContentAudit value={{ editions: ['us', 'uk'], findings: [], ...value }} />);

describe('the list of findings', () => {
  const findings = [
    finding({
      check: 'price-magnitude',
      severity: 'error',
      edition: 'uk',
      when: '20 Aug 2025, 17:00 BST',
      previewAddress: '/preview?edition=uk',
    }),
    finding({}),
    finding({ path: 'textBanners.1' }),
    finding({ severity: 'note', check: 'past-window', accepted: 'Kept on purpose.' }),
  ];
  const html = htmlOf({ findings });

  test('counts open findings by severity, and accepted ones separately', () => {
    const counts = [...html.matchAll(/<span class="num">(\d+)<\/span> (\w+)/g)].map(
      ([, count, label]) => `${count} ${label}`,
    );
    expect(counts).toEqual(['1 Errors', '2 Warnings', '0 Notes', '1 Accepted']);
  });

  test('is grouped by severity and check, the worst first, with accepted findings folded', () => {
    const groups = [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>|<details[^>]*?( open="")?><summary><h3>(.*?)<\/h3>/g)].map(
      ([, part, open, check]) => part ?? `${check}${open ? '' : ' folded'}`,
    );
    expect(groups).toEqual(['Errors', 'Price magnitude', 'Warnings', 'Odd hour', 'Accepted', 'Past window folded']);
    expect(html).toContain('Kept on purpose.');
  });

  test('shows equal fixes once, and each finding with its place and a link to look at it', () => {
    expect(html.split('Fix it.')).toHaveLength(3);
    expect(html).toContain('content/regions/uk.yaml<span> › textBanners.1</span>');
    expect(html).toMatch(
      /20 Aug 2025, 17:00 BST.*<a href="\/preview\?edition=uk" aria-label="Look at it: an hour">Look at it<\/a>/,
    );
  });
});

test('marks the chosen edition', () => {
  expect(htmlOf({ edition: 'uk' })).toContain('<a href="/preview/check?edition=uk" aria-current="page">uk</a>');
});

test('shows that nothing was found, that an audit is running, or that it failed', () => {
  expect(htmlOf({})).toContain('Nothing is left to fix.');
  expect(htmlOf({ isChecking: true })).toMatch(/role="status">All content is being checked/);
  expect(htmlOf({ isChecking: true })).not.toContain('Nothing is left');
  expect(htmlOf({ problem: 'No content.' })).toMatch(/role="alert">No content\.<\/p>/);
});
