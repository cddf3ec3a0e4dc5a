import { expect, test } from 'vitest';
import { findingWith } from '#tests/support/desk/desk-values.ts';
import { countFindings, findingLines } from './findings-table.ts';

test('accepted findings are counted apart', () => {
  const error = findingWith({ severity: 'error' });
  const findings = [findingWith({}), error, error, findingWith({ accepted: 'Specified.' })];
  expect(countFindings(findings)).toBe('2 errors, 1 warning, 0 notes, and 1 accepted');
});

test('each finding is printed with its place and local time, and equal fixes once', () => {
  const edition = { edition: 'uk', instant: Date.parse('2025-08-20T16:00:00Z') } as const;
  const accepted = findingWith({ check: 'stage-gap', accepted: 'Specified.' });
  expect(findingLines([findingWith(edition), findingWith({ path: '' }), accepted])).toEqual([
    '',
    'warning: odd-hour (2)',
    '  content/regions/uk.yaml › textBanners.0.window.closes  ·  uk  ·  20 Aug 2025, 17:00 BST',
    '    an end at 17:00',
    '  content/regions/uk.yaml',
    '    an end at 17:00',
    '  → Move it.',
    '',
    'warning: stage-gap (1)',
    '  content/regions/uk.yaml › textBanners.0.window.closes',
    '    an end at 17:00',
    '  ✓ accepted: Specified.',
  ]);
});

test('what to add is printed once if errors are meant', () => {
  const entry = { check: 'stage-gap', file: 'content/campaigns/sale.yaml', path: 'stages.main.windows.uk.opens' };
  const error = findingWith({ severity: 'error', entry });
  expect(findingLines([error, error]).slice(-5)).toEqual([
    '  If this is meant, add to content/accepted-findings.yaml, and say why:',
    '  - check: stage-gap',
    '    file: content/campaigns/sale.yaml',
    '    path: stages.main.windows.uk.opens',
    '    reason: …',
  ]);
});
