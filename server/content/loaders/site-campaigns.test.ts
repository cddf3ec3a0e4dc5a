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

test('reports a day of a gift outside its campaign, and returns that end with it', () => {
  const values = ['values', 'uk'];
  const day = (name: string) => [...values, name, 'day'];
  expect(
    issuesWith([
      ['campaigns/black-friday-2026.yaml', day('capDay'), '2027-11-29'],
      ['campaigns/christmas-2026.yaml', day('returnsLast'), '2026-12-20'],
    ]),
  ).toEqual([
    'campaigns/black-friday-2026.yaml › values.uk.capDay.day: "2027-11-29". Write a day on which the campaign runs.',
    'campaigns/christmas-2026.yaml › values.uk.returnsLast.day: "2026-12-20". Write a day after the last day of the campaign.',
  ]);
});

test('reports a last day of a page that none of its campaigns has', () => {
  expect(issuesWith([['pages/giveaway-rules/page.yaml', ['closesAfter'], 'noSuchDay']])).toEqual([
    expect.stringMatching(
      /^pages\/giveaway-rules\/page\.yaml › closesAfter: the day "noSuchDay", which no campaign of the page has\. Write it among/,
    ),
  ]);
});
