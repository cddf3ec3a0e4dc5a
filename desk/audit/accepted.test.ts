import { expect, test } from 'vitest';
import { acceptedFindings } from '#rules/schema/accepted-finding.ts';
import { applyAccepted } from './accepted.ts';
import type { Finding } from './finding.ts';

const finding = (path: string, rest: Partial<Finding> = {}): Finding => ({
  check: 'odd-hour',
  severity: 'warning',
  file: 'content/regions/uk.yaml',
  path,
  edition: 'uk',
  found: 'an hour',
  mend: 'Mend it.',
  ...rest,
});
const raw = new Map([['regions/uk.yaml', { textBanners: [{ id: 'summer' }, { id: 'winter' }] }]]);
const entry = (path: string, rest: object = {}) => ({
  check: 'odd-hour',
  file: 'content/regions/uk.yaml',
  path,
  reason: 'Specified like this.',
  ...rest,
});
const reasonsOf = (findings: Finding[], ...entries: object[]) =>
  applyAccepted(findings, acceptedFindings.parse(entries), raw).map(({ check, accepted }) => accepted ?? check);

test('what is on the list carries its reason, and nothing else does', () => {
  const findings = [
    finding('textBanners.0.window.closes'),
    finding('textBanners.1.window.closes'),
    finding('textBanners.0.window.closes', { check: 'past-window' }),
  ];
  expect(reasonsOf(findings, entry('textBanners.0.window.closes'))).toEqual([
    'Specified like this.',
    'odd-hour',
    'past-window',
  ]);
});

test('an entry of a list is known by its id, wherever it stands', () => {
  expect(reasonsOf([finding('textBanners.1.window.closes')], entry('textBanners.winter.window.closes'))).toEqual([
    'Specified like this.',
  ]);
});

test('a star stands for one key, not for several', () => {
  const findings = [
    finding('textBanners.0.window.closes'),
    finding('textBanners.1.window.closes'),
    finding('textBanners.1.link'),
  ];
  expect(reasonsOf(findings, entry('textBanners.*.window.closes'))).toEqual([
    'Specified like this.',
    'Specified like this.',
    'odd-hour',
  ]);
});

test('an edition limits what is accepted', () => {
  const findings = [finding('a'), finding('a', { edition: 'de' })];
  expect(reasonsOf(findings, entry('a', { edition: 'de' }))).toEqual(['odd-hour', 'Specified like this.']);
});

test('an entry that accepts nothing is a finding that says where it stands', () => {
  const [idle] = applyAccepted([], acceptedFindings.parse([entry('textBanners.0.window')]), raw);
  expect(idle).toEqual({
    check: 'accepted-nothing',
    severity: 'warning',
    file: 'content/accepted-findings.yaml',
    path: '0',
    found: 'an accepted odd-hour at content/regions/uk.yaml › textBanners.0.window that is not found there',
    mend: expect.stringContaining('Remove the entry'),
  });
});

test('an entry without a reason is refused', () => {
  expect(acceptedFindings.safeParse([{ ...entry('a'), reason: 'ok' }]).success).toBe(false);
  expect(acceptedFindings.safeParse([{ ...entry('a'), why: 'Because.' }]).success).toBe(false);
});
