import { expect, test } from 'vitest';
import { issuesWith } from '#tests/support/site/edited-content.ts';

const main = ['stages', 'main', 'windows', 'uk', 'opens'];

test('reports an issue of a campaign once, not for everything that uses its times', () => {
  const issues = issuesWith([['campaigns/black-friday-2026.yaml', main, '2026-11-21T07:00[Europe/London]']]);
  expect(issues.filter((issue) => issue.startsWith('offers/') || issue.startsWith('regions/'))).toEqual([]);
  expect(issues[0]).toMatch(
    /^campaigns\/black-friday-2026\.yaml › stages\.1\.windows\.uk\.opens: .*A stage must open after the one before it has closed/,
  );
});

test('reports an unknown campaign wherever it is used', () => {
  const issues = issuesWith([
    ['regions/uk.yaml', ['textBanners', 'black-friday-2026-main', 'window', 'campaign'], 'no-such-sale'],
  ]);
  expect(issues).toEqual([
    expect.stringMatching(
      /^regions\/uk\.yaml › textBanners\.\d+\.window: the campaign "no-such-sale", which does not exist\./,
    ),
  ]);
});
