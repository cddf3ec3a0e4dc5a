import { expect, test } from 'vitest';
import { issuesWith, type NewFile } from '#tests/support/site/edited-content.ts';

/** Two stages with a night in between. Some editions have only the first. */
const sale: NewFile = [
  'campaigns/a-sale.yaml',
  `stages:
  - id: early
    windows:
      de: { opens: "2027-11-14T09:00[Europe/Berlin]", closes: "2027-11-22T00:00[Europe/Berlin]" }
      fr: { opens: "2027-11-14T09:00[Europe/Paris]", closes: "2027-11-22T00:00[Europe/Paris]" }
      us: { opens: "2027-11-14T00:00[America/New_York]", closes: "2027-11-22T00:00[America/New_York]" }
  - id: main
    windows:
      fr: { opens: "2027-11-22T09:00[Europe/Paris]", closes: "2027-11-30T00:00[Europe/Paris]" }
      de: { opens: "2027-11-22T09:00[Europe/Berlin]", closes: "2027-11-30T00:00[Europe/Berlin]" }
`,
];
const early = { campaign: 'a-sale', stage: 'early' };
const main = { campaign: 'a-sale', stage: 'main' };
const whole = { campaign: 'a-sale' };
const sold = (price: unknown, promotions: object[], rest: object = {}) => ({
  link: '',
  buy: '/products/x',
  price,
  promotions,
  ...rest,
});

test('reports promotions and banners with an unknown campaign or stage, and lists the valid ones', () => {
  const issues = issuesWith(
    [
      ['offers/de.yaml', ['aiBase', 'promotions'], [{ campaign: 'a-sail', stage: 'early', price: 5 }]],
      ['offers/us.yaml', ['aiBase', 'promotions'], [{ ...main, price: 5 }]],
      ['offers/uk.yaml', ['aiBase', 'promotions'], [{ ...early, price: 5 }]],
      [
        'regions/de.yaml',
        ['textBanners'],
        [{ id: 'sale', label: 'Sale', window: { campaign: 'a-sale', stage: 'late' } }],
      ],
      ['regions/fr.yaml', ['textBanners'], [{ id: 'sale', label: 'Sale', window: { campaign: 'constructor' } }]],
    ],
    [sale],
  );
  expect(issues).toHaveLength(5);
  expect(issues).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /^offers\/de\.yaml › aiBase\.promotions\.0: the campaign "a-sail", which does not exist\. Write one of a-sale/,
      ),
      'offers/us.yaml › aiBase.promotions.0: the stage "main", which a-sale does not have in the us edition. Write one of early.',
      expect.stringMatching(
        /^offers\/uk\.yaml › aiBase\.promotions\.0: the stage "early", which a-sale does not have in the uk edition\./,
      ),
      'regions/de.yaml › textBanners.0.window: the stage "late", which a-sale does not have in the de edition. Write one of early, main.',
      expect.stringMatching(
        /^regions\/fr\.yaml › textBanners\.0\.window: the campaign "constructor", which does not exist\./,
      ),
    ]),
  );
});

test('refuses a stage without a campaign, and a campaign next to explicit times', () => {
  const issues = issuesWith([
    ['offers/us.yaml', ['aiBase', 'promotions'], [{ stage: 'cyber', price: 199 }]],
    ['regions/us.yaml', ['textBanners'], [{ id: 'sale', label: 'Sale', window: { stage: 'first' } }]],
    [
      'offers/uk.yaml',
      ['aiBase', 'promotions'],
      [{ campaign: 'black-friday-2026', closes: '2026-11-20T00:00[Europe/London]', price: 1 }],
    ],
  ]);
  const stage = (name: string) => `"${name}". Name the campaign of this stage beside it: campaign, then stage.`;
  expect(issues.toSorted()).toEqual([
    expect.stringMatching(
      /^offers\/uk\.yaml › aiBase\.promotions\.0\.closes: "2026-11-20.*Leave out either the campaign or this/,
    ),
    `offers/us.yaml › aiBase.promotions.0.stage: ${stage('cyber')}`,
    `regions/us.yaml › textBanners.0.window.stage: ${stage('first')}`,
  ]);
});

test('refuses promotions that lower no price or never apply', () => {
  const issues = issuesWith(
    [
      ['offers/de.yaml', ['aiBase', 'promotions'], [{ ...early, price: 229 }]],
      ['offers/de.yaml', ['bumblebeeG1Performance', 'promotions'], [{ ...main, price: 499.01 }]],
      [
        'offers/de.yaml',
        ['eliteOptimusPrime'],
        sold(699, [
          { ...whole, price: 579 },
          { ...early, price: 589 },
        ]),
      ],
      ['offers/de.yaml', ['interstellarScoutK1'], sold(undefined, [{ ...early, price: 5 }])],
      // Valid: a sale whose price falls by stages.
      [
        'offers/fr.yaml',
        ['interstellarAgentT9'],
        sold(309, [
          { ...whole, price: 289 },
          { ...early, price: 279 },
        ]),
      ],
    ],
    [sale],
  );
  const lower = 'Make the promotional price the lower one.';
  const lines = [
    ['aiBase.promotions.0', '229 against a price of 229', lower],
    ['bumblebeeG1Performance.promotions.0', '499.01 against a price of 499', lower],
    [
      'eliteOptimusPrime.promotions.1',
      '589, which never holds: 579 does all that time',
      'Make it the lower one, or remove it.',
    ],
    [
      'interstellarScoutK1.promotions.0',
      '5 at a time when the product has no price',
      'Give it a price that it is measured against, or remove the promotional price.',
    ],
  ];
  expect(issues.toSorted()).toEqual(
    lines.map(([path, actual, fix]) => `offers/de.yaml › ${path}.price: ${actual}. ${fix}`).toSorted(),
  );
});

test('compares a promotion with the lowest regular price of its time', () => {
  const price = [
    { price: 250 },
    { from: '2027-11-15T00:00[Europe/Berlin]', price: 400 },
    { from: '2027-12-01T00:00[Europe/Berlin]', price: 100 },
  ];
  const promotions = [249, 260].map((amount) => ({ ...whole, price: amount }));
  const issues = issuesWith([['offers/de.yaml', ['interstellarAgentT9'], sold(price, promotions)]], [sale]);
  expect(issues).toEqual([
    'offers/de.yaml › interstellarAgentT9.promotions.1.price: 260 against a price of 250. Make the promotional price the lower one.',
  ]);
});
