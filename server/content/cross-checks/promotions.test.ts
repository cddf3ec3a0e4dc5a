import { expect, test } from 'vitest';
import { type Edit, issuesWith, type NewFile } from '#tests/support/site/edited-content.ts';
import { realSite } from '#tests/support/site/real-site.ts';

/** Products of the content; their offers are replaced. */
const [first = '', second = '', third = '', fourth = '', fifth = ''] = Object.entries(realSite.products)
  .filter(([, { sameAs }]) => sameAs === undefined)
  .map(([id]) => id);

/** Two stages with a night in between. Some editions have only the first. */
const saleFrom = (mainOpens: string, values = ''): NewFile => [
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
      de: { opens: "${mainOpens}[Europe/Berlin]", closes: "2027-11-30T00:00[Europe/Berlin]" }
${values}`,
];
const sale = saleFrom('2027-11-22T09:00');
const early = { campaign: 'a-sale', stage: 'early' };
const main = { campaign: 'a-sale', stage: 'main' };
const whole = { campaign: 'a-sale' };
const promote = (edition: string, product: string, ...promotions: object[]): Edit => [
  `offers/${edition}.yaml`,
  [product],
  { link: '', buy: '/products/x', price: 499, promotions },
];
const banner = (edition: string, window: object): Edit => [
  `regions/${edition}.yaml`,
  ['textBanners'],
  [{ id: 'sale', label: 'Sale', window }],
];

test('reports promotions and banners with an unknown campaign or stage, and lists the valid ones', () => {
  const issues = issuesWith(
    [
      promote('de', first, { campaign: 'a-sail', stage: 'early', price: 5 }),
      promote('us', first, { ...main, price: 5 }),
      promote('uk', first, { ...early, price: 5 }),
      banner('de', { campaign: 'a-sale', stage: 'late' }),
      banner('fr', { campaign: 'constructor' }),
    ],
    [sale],
  );
  const missing = (stage: string, edition: string) =>
    `the stage "${stage}", which a-sale does not have in the ${edition}`;
  const lines = [
    `offers/de.yaml › ${first}.promotions.0: the campaign "a-sail", which does not exist. Write one of a-sale`,
    `offers/us.yaml › ${first}.promotions.0: ${missing('main', 'us')} edition. Write one of early.`,
    `offers/uk.yaml › ${first}.promotions.0: ${missing('early', 'uk')} edition.`,
    `regions/de.yaml › textBanners.0.window: ${missing('late', 'de')} edition. Write one of early, main.`,
    'regions/fr.yaml › textBanners.0.window: the campaign "constructor", which does not exist.',
  ];
  expect(issues).toHaveLength(lines.length);
  for (const line of lines) expect(issues).toContainEqual(expect.stringContaining(line));
});

test('reports a mistake of a campaign once, not for everything that uses its times', () => {
  const issues = issuesWith([promote('de', first, { ...main, price: 5 })], [saleFrom('2027-11-21T07:00')]);
  expect(issues[0]).toMatch(
    /^campaigns\/a-sale\.yaml › stages\.1\.windows\.de\.opens: .*A stage must open after the one before it has closed/,
  );
  expect(issues.filter((issue) => issue.startsWith('offers/'))).toEqual([]);
});

test('reports days that do not fit their campaign, and campaigns and days that a page does not have', () => {
  const values = 'values:\n  de: { capDay: { day: 2027-12-29 }, returnsLast: { day: 2027-11-20 } }\n';
  expect(issuesWith([], [saleFrom('2027-11-22T09:00', values)])).toEqual([
    'campaigns/a-sale.yaml › values.de.capDay.day: "2027-12-29". Write a day on which the campaign runs.',
    'campaigns/a-sale.yaml › values.de.returnsLast.day: "2027-11-20". Write a day after the last day of the campaign.',
  ]);
  const settings = 'kind: news\nwhere: { de: always }\npicture: share/kinetra\ncampaigns: [a-sale]\n';
  const pageWith = (setting: string): NewFile[] => [
    sale,
    ['pages/news/a-sale/page.yaml', `${settings}sections: [{ id: head, kind: page-head }]\n${setting}\n`],
  ];
  expect(issuesWith([], pageWith('closesAfter: noSuchDay'))).toContainEqual(
    expect.stringContaining('› closesAfter: the day "noSuchDay", which no campaign of the page has. Write it among'),
  );
  expect(issuesWith([], pageWith('reports: a-sail'))).toContainEqual(
    expect.stringContaining('› reports: the campaign "a-sail", which does not exist.'),
  );
});

test('refuses a stage without a campaign, and a campaign next to explicit times', () => {
  const issues = issuesWith([
    promote('us', first, { stage: 'cyber', price: 199 }),
    banner('us', { stage: 'first' }),
    promote('uk', first, { ...whole, closes: '2026-11-20T00:00[Europe/London]', price: 1 }),
  ]);
  const stage = (name: string) => `"${name}". Name the campaign of this stage beside it: campaign, then stage.`;
  expect(issues.toSorted()).toEqual([
    expect.stringContaining(`offers/uk.yaml › ${first}.promotions.0.closes: "2026-11-20`),
    `offers/us.yaml › ${first}.promotions.0.stage: ${stage('cyber')}`,
    `regions/us.yaml › textBanners.0.window.stage: ${stage('first')}`,
  ]);
});

test('refuses promotions that lower no price or never apply', () => {
  const unpriced: Edit = ['offers/de.yaml', [fourth], { link: '', promotions: [{ ...early, price: 5 }] }];
  const issues = issuesWith(
    [
      promote('de', first, { ...early, price: 499 }),
      promote('de', second, { ...main, price: 499.01 }),
      promote('de', third, { ...whole, price: 379 }, { ...early, price: 389 }),
      unpriced,
      // Valid: a sale whose price falls by stages.
      promote('fr', fifth, { ...whole, price: 289 }, { ...early, price: 279 }),
    ],
    [sale],
  );
  const lower = 'Make the promotional price the lower one.';
  const noPrice = 'Give it a price that it is measured against, or remove the promotional price.';
  const lines = [
    `${first}.promotions.0.price: 499 against a price of 499. ${lower}`,
    `${second}.promotions.0.price: 499.01 against a price of 499. ${lower}`,
    `${third}.promotions.1.price: 389, which never holds: 379 does all that time. Make it the lower one, or remove it.`,
    `${fourth}.promotions.0.price: 5 at a time when the product has no price. ${noPrice}`,
  ];
  expect(issues.toSorted()).toEqual(lines.map((line) => `offers/de.yaml › ${line}`).toSorted());
});

test('compares a promotion with the lowest regular price of its time', () => {
  const price = [
    { price: 250 },
    { from: '2027-11-15T00:00[Europe/Berlin]', price: 400 },
    { from: '2027-12-01T00:00[Europe/Berlin]', price: 100 },
  ];
  const promotions = [249, 260].map((amount) => ({ ...whole, price: amount }));
  const offer = { link: '', buy: '/products/x', price, promotions };
  expect(issuesWith([['offers/de.yaml', [fifth], offer]], [sale])).toEqual([
    `offers/de.yaml › ${fifth}.promotions.1.price: 260 against a price of 250. Make the promotional price the lower one.`,
  ]);
});
