import { expect, test } from 'vitest';
import type { EditionCode } from '#core/place/editions.ts';
import { fixtureContent } from '#tests/support/site/fixture-audit.ts';
import { lifeBetweenEditions, lifeOfEdition } from './lives/life-stages.ts';
import { bundlePrices } from './prices/bundle-prices.ts';
import { impossibleOffers } from './prices/impossible-offers.ts';
import { priceMagnitudes } from './prices/price-magnitudes.ts';
import { referencePrices } from './prices/reference-prices.ts';

const at = (day: string) => `${day}T09:00[Europe/London]`;
const stage = (name: string, day?: string, delivery?: string) => ({
  stage: name,
  ...(day !== undefined && { from: at(day) }),
  ...(delivery !== undefined && { delivery }),
});
const promotion = (price: number, opens: string | undefined, closes: string) => ({
  price,
  ...(opens !== undefined && { opens: at(opens) }),
  closes: at(closes),
});

const january = stage('preOrder', '2026-01-01', '2026-03');
const march = stage('onSale', '2026-03-01');
const soldOutInApril = [march, stage('soldOut', '2026-04-01')];
const launch = [stage('teaser', '2026-12-01'), stage('preOrder', '2027-01-01'), stage('onSale', '2027-02-01')];
const priceFromFebruary = [{ from: at('2027-02-01'), price: 1299 }];
const november = promotion(1199, '2026-11-01', '2026-11-10');
const afterNovember = (opens: string) => promotion(1099, opens, '2026-11-20');

/** Offers in the United Kingdom, and the findings about each. */
const offers: [id: string, offer: object, ...findings: string[]][] = [
  ['part', { price: 699, promotions: [promotion(499, '2026-12-01', '2026-12-05')] }],
  ['otherPart', { price: 199 }],
  [
    'bundleAtTheSumOfItsParts',
    { price: 898 },
    'warning bundle-not-cheaper price £898, while its parts cost £898',
    'warning bundle-not-cheaper price £898, while its parts cost £698',
  ],
  ['bundleWithAPartThatIsNotSold', { price: 5000 }],
  ['bundleBelowTheSum', { price: 697 }],
  ['bundleAboveReducedParts', { price: 800 }, 'warning bundle-not-cheaper price £800, while its parts cost £698'],
  [
    'promotionWhileNothingIsSold',
    { life: launch, promotions: [promotion(1199, undefined, '2026-12-24')] },
    'error promotion-never promotions.0',
  ],
  ['promotionDuringSales', { life: launch, promotions: [promotion(1199, '2027-03-15', '2027-04-01')] }],
  ['saleBeforeItsPrice', { price: priceFromFebruary }, 'error sale-without-price price.0.from'],
  ['saleWithItsPrice', { price: priceFromFebruary, life: [stage('onSale', '2027-02-01')] }],
  ['soldOutBeforeItsPrice', { price: priceFromFebruary, life: [stage('soldOut')] }],
  [
    'reductionOfWhatNobodyHasPaid',
    { life: [stage('onSale', '2026-10-20')], promotions: [november] },
    'error reduction-without-reference promotions.0',
  ],
  ['reductionOfWhatIsSoldOut', { life: [stage('soldOut')], promotions: [november] }, 'error promotion-never'],
  ['nightAtTheRegularPrice', { promotions: [november, afterNovember('2026-11-11')] }, 'error price-pause promotions.0'],
  ['reductionsThatFollowEachOther', { promotions: [november, afterNovember('2026-11-10')] }],
  ['reductionsThatAreDaysApart', { promotions: [november, afterNovember('2026-11-12')] }],
  [
    'tenthOfTheRegularPrice',
    { promotions: [promotion(119, '2026-12-01', '2026-12-02')] },
    'error price-magnitude promotions.0.price',
  ],
  ['wholeLife', { life: [stage('teaser'), january, ...soldOutInApril, stage('preOrder', '2026-05-01')] }],
  ['soldBeforeItsPreOrder', { life: [stage('onSale'), january, march] }, 'error life-order life.1'],
  ['lateDelivery', { life: [january, stage('onSale', '2026-06-01')] }, 'error delivery-overdue life.0.delivery'],
  ['promptDelivery', { life: [january, march] }],
  ...(
    [
      ['hotWhenSoldOut', 'HOT', '2026-04-02', soldOutInApril, 'error tag-unsold tag'],
      ['hotUntilSoldOut', 'HOT', '2026-04-01', soldOutInApril],
      ['newAfterAYear', 'NEW', '2027-03-02', [march], 'error tag-not-new tag'],
      ['newForAYear', 'NEW', '2027-03-01', [march]],
      ['newAndAlwaysSold', 'NEW', '2026-04-01', [stage('onSale')], 'error tag-not-new tag'],
    ] as const
  ).map(([id, label, closes, life, ...findings]): [string, object, ...string[]] => [
    id,
    { life, tag: { label, closes: at(closes) } },
    ...findings,
  ]),
];

const bundles = {
  bundleAtTheSumOfItsParts: ['part', 'otherPart'],
  bundleWithAPartThatIsNotSold: ['part', 'unsold'],
  bundleBelowTheSum: ['part', 'otherPart'],
  bundleAboveReducedParts: ['part', 'otherPart'],
};

/** The findings about each product, without the place of the offer. */
function findingsIn(content: ReturnType<typeof fixtureContent>): Record<string, string[] | undefined> {
  const checks = [bundlePrices, impossibleOffers, lifeBetweenEditions, lifeOfEdition, priceMagnitudes, referencePrices];
  const findings = checks.flatMap((check) => check(content));
  return Object.fromEntries(
    [...Map.groupBy(findings, ({ path }) => path.split('.')[0] ?? '')].map(([id, ofProduct]) => [
      id,
      ofProduct.map(
        ({ severity, check, path, actual }) => `${severity} ${check} ${path.replace(/^\w+\./, '')} ${actual}`,
      ),
    ]),
  );
}

const inUk = findingsIn(
  fixtureContent({
    bundles,
    offers: { uk: Object.fromEntries(offers.map(([id, offer]) => [id, { price: 1299, link: 'tank', ...offer }])) },
  }),
);

test.each(offers)('the content audit finds what is odd about an offer: %s', (id, _offer, ...findings) => {
  expect(inUk[id] ?? []).toEqual(findings.map((text) => expect.stringContaining(text)));
});

const elsewhere = { us: { price: 1499 }, uk: { price: 1299 }, cn: { price: 9999 } };
const sold = (day: string) => ({ price: 1299, life: [stage('onSale', day)] });

test.each<[what: string, offers: Partial<Record<EditionCode, object>>, ...findings: string[]]>([
  ['dollars that are listed as yen', { ...elsewhere, jp: { price: 1199 } }, 'error price-magnitude price'],
  ['an unconfirmed price', { ...elsewhere, jp: { price: 1199, unconfirmed: true } }, 'note price-unconfirmed price'],
  ['higher prices of a country', { ...elsewhere, jp: { price: 299_000 }, kr: { price: 2_490_000 } }],
  ['a launch two months late', { us: sold('2026-03-01'), uk: sold('2026-05-01') }, 'error life-between-editions'],
  ['a late launch of what others always sold', { us: { price: 1499 }, uk: sold('2026-03-01') }, 'error life-between'],
  ['launches on one day', { us: sold('2026-03-01'), uk: sold('2026-03-02') }],
  ['an early teaser', { us: { price: 1499, life: [stage('teaser', '2026-01-01')] }, uk: sold('2026-03-01') }],
])('the content audit finds what is odd between the offers of editions: %s', (_what, byEdition, ...findings) => {
  const content = fixtureContent({
    offers: Object.fromEntries(Object.entries(byEdition).map(([code, tank]) => [code, { tank }])),
  });
  expect(findingsIn(content).tank ?? []).toEqual(findings.map((text) => expect.stringContaining(text)));
});
