import { expect, test } from 'vitest';
import { acceptedFindings } from '#server/content/schemas/accepted-finding-schema.ts';
import { applyAccepted } from './accepted-findings.ts';
import type { Finding } from './finding.ts';

const file = 'content/regions/uk.yaml';
const raw = new Map([['regions/uk.yaml', { textBanners: [{ id: 'summer' }, { id: 'winter' }] }]]);
const [summer, winter] = ['textBanners.0.window.closes', 'textBanners.1.window.closes'] as const;
const finding = (path: string, more: Partial<Finding> = {}): Finding => ({
  check: 'odd-hour',
  severity: 'warning',
  file,
  path,
  edition: 'uk',
  actual: 'an hour',
  fix: 'Fix it.',
  ...more,
});
const entry = (path: string, more: object = {}) => ({
  check: 'odd-hour',
  file,
  path,
  reason: 'As specified.',
  ...more,
});

test.each<[what: string, entry: object, findings: Finding[], accepted: (string | undefined)[]]>([
  ['in every file whose name matches', entry(summer, { file: 'content/regions/*.yaml' }), [finding(summer)], [summer]],
  ['of its place', entry(summer), [finding(summer), finding(winter)], [summer, undefined]],
  ['of its check', entry(summer), [finding(summer), finding(summer, { check: 'past' })], [summer, undefined]],
  ['of an entry with an id, at any position', entry('textBanners.winter.window.closes'), [finding(winter)], [winter]],
  ['with one key in the place of a star', entry('textBanners.*.window.closes'), [finding(winter)], [winter]],
  ['without more keys than that', entry('*'), [finding('a'), finding('a.b')], ['a', undefined]],
  ['of its edition', entry('a', { edition: 'de' }), [finding('a'), finding('a', { edition: 'de' })], [undefined, 'a']],
])('an entry accepts the findings %s', (_what, accepting, findings, accepted) => {
  const applied = applyAccepted(findings, acceptedFindings.parse([accepting]), raw);
  expect(applied.map(({ path, accepted: reason }) => (reason === 'As specified.' ? path : undefined))).toEqual(
    accepted,
  );
});

test('an entry that accepts nothing is a finding, with its position', () => {
  expect(applyAccepted([], acceptedFindings.parse([entry('textBanners.0.window')]), raw)).toEqual([
    {
      check: 'accepted-nothing',
      severity: 'warning',
      file: 'content/accepted-findings.yaml',
      path: '0',
      actual: 'an accepted odd-hour at content/regions/uk.yaml › textBanners.0.window that is not found there',
      fix: expect.stringContaining('Remove the entry'),
    },
  ]);
});

test('an entry needs a reason', () => {
  expect(acceptedFindings.safeParse([entry('a', { reason: 'ok' })]).success).toBe(false);
  expect(acceptedFindings.safeParse([entry('a', { why: 'Because.' })]).success).toBe(false);
});

test('each error that is not accepted comes with the entry that would accept it and no other', () => {
  const error = { severity: 'error' } as const;
  const findings = [
    finding(winter, error),
    finding(winter),
    finding('stages.0', { ...error, file: 'content/site.yaml' }),
  ];
  const [ofFile, ofWarning, ofEdition] = applyAccepted(findings, [], raw).map(({ entry: offered }) => offered);
  expect(ofFile).toEqual({ check: 'odd-hour', file, path: 'textBanners.winter.window.closes' });
  expect(ofWarning).toBeUndefined();
  expect(ofEdition).toEqual({ check: 'odd-hour', file: 'content/site.yaml', path: 'stages.0', edition: 'uk' });
  const accepted = applyAccepted(findings, acceptedFindings.parse([{ ...ofFile, reason: 'As specified.' }]), raw);
  expect(accepted.map(({ accepted: reason }) => reason)).toEqual(['As specified.', 'As specified.', undefined]);
});
