import { expect, test } from 'vitest';
import type { Finding } from '../audit/finding.ts';
import { countFindings, findingLines } from './findings-table.ts';

const finding = (part: Partial<Finding>): Finding => ({
  check: 'odd-hour',
  severity: 'warning',
  file: 'content/regions/uk.yaml',
  path: 'textBanners.0.window.closes',
  actual: 'an end at 17:00',
  fix: 'Write another hour.',
  ...part,
});

test('counts accepted findings separately', () => {
  const findings = [
    finding({}),
    finding({ severity: 'error' }),
    finding({ severity: 'error' }),
    finding({ accepted: 'Specified.' }),
  ];
  expect(countFindings(findings)).toBe('2 errors, 1 warning, 0 notes, and 1 accepted');
});

test('lists each finding with its place and local time, and equal fixes once', () => {
  const edition = { edition: 'uk', instant: Date.parse('2025-08-20T16:00:00Z') } as const;
  expect(
    findingLines([finding(edition), finding({ path: '' }), finding({ check: 'stage-gap', accepted: 'Specified.' })]),
  ).toEqual([
    '',
    'warning: odd-hour (2)',
    '  content/regions/uk.yaml › textBanners.0.window.closes  ·  uk  ·  20 Aug 2025, 17:00 BST',
    '    an end at 17:00',
    '  content/regions/uk.yaml',
    '    an end at 17:00',
    '  → Write another hour.',
    '',
    'warning: stage-gap (1)',
    '  content/regions/uk.yaml › textBanners.0.window.closes',
    '    an end at 17:00',
    '  ✓ accepted: Specified.',
  ]);
});

test('prints what to add if errors are meant', () => {
  const entry = { check: 'stage-gap', file: 'content/campaigns/sale.yaml', path: 'stages.main.windows.uk.opens' };
  expect(
    findingLines([finding({ severity: 'error', entry }), finding({ severity: 'error', entry })]).slice(-5),
  ).toEqual([
    '  If this is meant, add to content/accepted-findings.yaml, and say why:',
    '  - check: stage-gap',
    '    file: content/campaigns/sale.yaml',
    '    path: stages.main.windows.uk.opens',
    '    reason: …',
  ]);
});
