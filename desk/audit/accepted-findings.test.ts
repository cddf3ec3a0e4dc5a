import { expect, test } from 'vitest';
import { acceptedFindings } from '#server/content/schemas/accepted-finding-schema.ts';
import { applyAccepted } from './accepted-findings.ts';
import type { Finding } from './finding.ts';

const finding = (path: string, rest: Partial<Finding> = {}): Finding => ({
  check: 'odd-hour',
  severity: 'warning',
  file: 'content/regions/uk.yaml',
  path,
  edition: 'uk',
  actual: 'an hour',
  fix: 'Fix it.',
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

test('accepts a finding in every file whose name matches', () => {
  const uk = finding('textBanners.0.window.closes');
  const all = entry('textBanners.*.window.closes', { file: 'content/regions/*.yaml' });
  expect(reasonsOf([uk], all)).toEqual(['Specified like this.']);
  expect(reasonsOf([{ ...uk, file: 'content/site.yaml' }], all)).toEqual(['odd-hour', 'accepted-nothing']);
});

test('gives the findings on the list their reason, and no others', () => {
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

test('finds an entry of a list by its id, whatever its position', () => {
  expect(reasonsOf([finding('textBanners.1.window.closes')], entry('textBanners.winter.window.closes'))).toEqual([
    'Specified like this.',
  ]);
});

test('matches exactly one key with a star', () => {
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

test('accepts a finding only in the edition that the entry names', () => {
  const findings = [finding('a'), finding('a', { edition: 'de' })];
  expect(reasonsOf(findings, entry('a', { edition: 'de' }))).toEqual(['odd-hour', 'Specified like this.']);
});

test('reports an entry that accepts nothing, with its position', () => {
  const [unusedEntryFinding] = applyAccepted([], acceptedFindings.parse([entry('textBanners.0.window')]), raw);
  expect(unusedEntryFinding).toEqual({
    check: 'accepted-nothing',
    severity: 'warning',
    file: 'content/accepted-findings.yaml',
    path: '0',
    actual: 'an accepted odd-hour at content/regions/uk.yaml › textBanners.0.window that is not found there',
    fix: expect.stringContaining('Remove the entry'),
  });
});

test('refuses an entry without a reason', () => {
  expect(acceptedFindings.safeParse([{ ...entry('a'), reason: 'ok' }]).success).toBe(false);
  expect(acceptedFindings.safeParse([{ ...entry('a'), why: 'Because.' }]).success).toBe(false);
});

test('gives each error that is not accepted the entry that would accept it and no other', () => {
  const error = { severity: 'error' } as const;
  const findings = [
    finding('textBanners.1.window.closes', error),
    finding('textBanners.1.window.closes'),
    finding('stages.0', { ...error, file: 'content/site.yaml' }),
  ];
  const [ofFile, ofWarning, ofEdition] = applyAccepted(findings, [], raw).map(({ entry: offered }) => offered);
  const place = { check: 'odd-hour', file: 'content/regions/uk.yaml' };
  expect(ofFile).toEqual({ ...place, path: 'textBanners.winter.window.closes' });
  expect(ofWarning).toBeUndefined();
  expect(ofEdition).toEqual({ ...place, file: 'content/site.yaml', path: 'stages.0', edition: 'uk' });
  const accepted = applyAccepted(findings, acceptedFindings.parse([{ ...ofFile, reason: 'Specified.' }]), raw);
  expect(accepted.map(({ accepted: reason }) => reason)).toEqual(['Specified.', 'Specified.', undefined]);
});
