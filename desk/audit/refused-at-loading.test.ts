import { expect, test } from 'vitest';
import { type Edit, issuesWith, type NewFile } from '#tests/support/site/edited-content.ts';

const window = (opens: string, closes: string) =>
  `{ de: { opens: "2027-${opens}T09:00[Europe/Berlin]", closes: "2027-${closes}T00:00[Europe/Berlin]" } }`;
const saleOf = (...stages: [id: string, windows: string][]): string =>
  `stages:\n${stages.map(([id, windows]) => `  - { id: ${id}, windows: ${windows} }\n`).join('')}`;

/* Plain mistakes never become findings: loading fails, and the server does not start. */
test('refuses an end before its start, overlapping stages and duplicate stages when content is loaded', () => {
  const edits: Edit[] = [
    [
      'regions/de.yaml',
      ['textBanners', 'flagship-bumblebee', 'window'],
      { opens: '2025-08-28T00:00[+08:00]', closes: '2025-08-21T00:00[+08:00]' },
    ],
  ];
  const files: NewFile[] = [
    ['campaigns/backwards.yaml', saleOf(['early', window('11-20', '11-14')])],
    ['campaigns/overlapping.yaml', saleOf(['early', window('11-14', '11-24')], ['main', window('11-22', '11-30')])],
    ['campaigns/twice.yaml', saleOf(['early', window('11-14', '11-20')], ['early', window('11-22', '11-30')])],
    ['campaigns/good.yaml', saleOf(['early', window('11-14', '11-20')], ['main', window('11-22', '11-30')])],
  ];
  expect(issuesWith(edits, files)).toEqual([
    expect.stringMatching(/^campaigns\/backwards\.yaml › stages\.0\.windows\.de: .*Closes must come after opens\.$/),
    expect.stringMatching(
      /^campaigns\/overlapping\.yaml › stages\.1\.windows\.de\.opens: .*A stage must open after the one before it has closed\.$/,
    ),
    expect.stringMatching(
      /^campaigns\/twice\.yaml › stages\.1\.id: "early"\. Give each stage of a campaign an id of its own\.$/,
    ),
    expect.stringMatching(/^regions\/de\.yaml › textBanners\.\d+\.window: .*Closes must come after opens\.$/),
  ]);
});

test('refuses a reduction to the regular price, and a bundle of unknown parts', () => {
  const promotion = { price: 699, opens: '2027-03-01T09:00[Europe/Berlin]', closes: '2027-03-10T00:00[Europe/Berlin]' };
  const edits: Edit[] = [
    ['offers/de.yaml', ['eliteOptimusPrime', 'promotions'], [promotion]],
    ['products/eliteOptimusPrimeAiBase.yaml', ['bundle'], ['eliteOptimusPrime', 'aiBass']],
  ];
  expect(issuesWith(edits)).toEqual([
    expect.stringMatching(/^offers\/de\.yaml › eliteOptimusPrime\.promotions\.0\.price: 699 against a price of 699\./),
    expect.stringMatching(/^products\/eliteOptimusPrimeAiBase\.yaml › bundle\.1: the product "aiBass"/),
  ]);
});
