import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { findingWith } from '#tests/support/desk/desk-values.ts';
import type { AuditValue } from './audit-value.ts';
import { ContentAudit } from './content-audit.tsx';

const textOf = (value: Partial<AuditValue>) =>
  renderToStaticMarkup(<ContentAudit value={{ editions: ['us', 'uk'], findings: [], ...value }} />).replaceAll(
    /<[^>]+>/g,
    ' ',
  );

// A browser uses the screen in tests/browser/desk/content-audit.test.ts.
test('findings are counted and shown by severity and check, the worst first, and equal fixes once', () => {
  const text = textOf({
    findings: [
      findingWith({ check: 'price-magnitude', severity: 'error', fix: 'Correct it.' }),
      findingWith({}),
      findingWith({ path: 'textBanners.1' }),
      findingWith({ severity: 'note', check: 'past-window', accepted: 'Kept on purpose.' }),
    ],
  }).replaceAll(/\s+/g, ' ');
  expect(text).toMatch(/1 Errors 2 Warnings 0 Notes 1 Accepted/);
  expect(text).toMatch(/Price magnitude.*Odd hour.*Past window.*Kept on purpose\./);
  expect(text.match(/Move it\./g)).toHaveLength(1);
  expect(text).toContain('content/regions/uk.yaml › textBanners.1');
});

test('the screen says that nothing was found, that an audit is running, or that it failed', () => {
  expect(textOf({})).toContain('Nothing is left to fix.');
  expect(textOf({ isChecking: true })).toContain('All content is being checked');
  expect(textOf({ isChecking: true })).not.toContain('Nothing is left');
  expect(textOf({ problem: 'No content.' })).toContain('No content.');
});
