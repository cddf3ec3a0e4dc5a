import { expect, test } from 'vitest';
import { faultsWith } from '#tests/support/site/faulty-content.ts';

const main = ['stages', 'main', 'windows', 'uk', 'opens'];

test('reports an issue of a campaign once, not for everything that uses its times', () => {
  const faults = faultsWith([['campaigns/black-friday-2026.yaml', main, '2026-11-21T07:00[Europe/London]']]);
  expect(faults.filter((fault) => fault.startsWith('offers/') || fault.startsWith('regions/'))).toEqual([]);
  expect(faults[0]).toMatch(
    /^campaigns\/black-friday-2026\.yaml › stages\.1\.windows\.uk\.opens: .*A stage must open after the one before it has closed/,
  );
});

test('reports an unknown campaign wherever it is used', () => {
  const faults = faultsWith([
    ['regions/uk.yaml', ['textBanners', 'black-friday-2026-main', 'window', 'campaign'], 'no-such-sale'],
  ]);
  expect(faults).toEqual([
    expect.stringMatching(
      /^regions\/uk\.yaml › textBanners\.\d+\.window: found the campaign "no-such-sale", which is not there\./,
    ),
  ]);
});
