import { expect, test } from 'vitest';
import { parseInstant } from '#core/time/instant.ts';
import { auditContent } from '#desk/audit/content-audit.ts';
import { contentWith, type Edit, issuesWith } from '#tests/support/site/edited-content.ts';

const megatron = 'pages/flagship-megatron';

const returnsIn30Days = 'Type a word. Our store takes returns for 30 days.';
const shipsIn2025 = 'It ships on 30 November 2025, with its guide, its adapter and its cable.';

/** Mistakes that content can be served with, each with a part of its finding. */
const plantedMistakes: [check: string, edit: Edit, actual: string][] = [
  [
    'product-name',
    [`${megatron}/en.yaml`, ['sections', 'capabilities', 'heading'], 'Ready, Megatron Flagship?'],
    '“Megatron Flagship” for the product',
  ],
  [
    'untranslated',
    [`${megatron}/de.yaml`, ['sections', 'capabilities', 'lead'], 'What it takes to stand up, walk and drive off.'],
    'in English',
  ],
  ['untranslated', ['messages/ja.yaml', ['buy', 'buyNow'], 'Buy Now'], 'without a letter of the language'],
  ['alternative-text', ['pictures/megatron.yaml', ['tank', 'alt', 'en'], 'megatron/tank'], 'the name of the file'],
  ['same-alternative-text', ['pictures/megatron.yaml', ['daylight', 'alt', 'de'], 'Der Roboter'], 'the same text as'],
  ['same-alternative-text', ['pictures/megatron.yaml', ['robot', 'alt', 'de'], 'Der Roboter'], 'the same text as'],
  ['description-length', [`${megatron}/fr.yaml`, ['description'], 'Un robot.'], 'as wide as 9 letters'],
  ['title-length', [`${megatron}/zh-CN.yaml`, ['title'], `旗舰版威震天${'机'.repeat(30)}`], 'as wide as 72 letters'],
  ['same-title', ['pages/planetary-rover/de.yaml', ['title'], 'Elite Optimus Prime | KINETRA'], 'the same title as'],
  ['avoided-term', [`${megatron}/fr.yaml`, ['sections', 'capabilities', 'heading'], 'Prêt ?'], '“?” in “Prêt ?”'],
  ['avoided-term', ['mail/de.yaml', ['welcome', 'title'], 'Willkommen , Mensch'], 'Willkommen ,'],
  ['avoided-term', [`${megatron}/en.yaml`, ['sections', 'capabilities', 'lead'], 'It folds at once.'], '“at once”'],
  ['avoided-term', [`${megatron}/de.yaml`, ['sections', 'capabilities', 'heading'], 'Vom Handy aus.'], '“Handy”'],
  ['typed-price', ['messages/en.yaml', ['buy', 'locked'], 'From $99 soon'], 'the amount “$99”'],
  ['lost-anchor', ['pages/faq/page.yaml', ['sections', 'contact', 'only'], ['us']], 'a link to page:faq#contact'],
  [
    'small-picture',
    ['pages/about-us/page.yaml', ['sections', 'head', 'picture'], 't9/card'],
    't9/card, 779 px wide, where 1312 px are shown',
  ],
  ['draw-results', ['campaigns/black-friday-2026.yaml', ['drawResults'], { eu: ['07K2'] }], '1 orders that won, for 3'],
  [
    'draw-results',
    ['campaigns/black-friday-2026.yaml', ['values', 'de', 'drawDay', 'day'], '2026-11-01'],
    'and none are recorded',
  ],
  ['missing-power', ['products/planetaryRover.yaml', ['box'], ['guide']], 'without anything to charge it with'],
  [
    'repeated-words',
    ['messages/en-GB.yaml', ['buy'], { buyNow: 'Buy Now' }],
    'the words that the file below has already',
  ],
  ['unused-figure', ['products/flagshipMegatron.yaml', ['figures', 'doors'], 4], 'a figure that no words name'],
  ['avoided-term', ['pages/faq/en.yaml', ['sections', 'head', 'lead'], returnsIn30Days], '“returns for 30 days”'],
  ['typed-date', ['pages/planetary-rover/en.yaml', ['description'], shipsIn2025], '“30 November 2025” in words'],
  ['pre-sale-terms', ['pages/ai-base/en.yaml', ['sections', 'hero', 'sentence'], 'Pre-order it.'], '“Pre-order” while'],
  [
    'life-order',
    [
      'offers/uk.yaml',
      ['aiBase', 'life'],
      [{ stage: 'onSale' }, { stage: 'preOrder', from: '2027-01-01T00:00[Europe/London]' }],
    ],
    'after onSale',
  ],
  [
    'tag-unsold',
    ['offers/eu.yaml', ['grimlockG1Flagship', 'tag'], { label: 'HOT', closes: '2028-01-01T00:00[Europe/Berlin]' }],
    'HOT on what is outOfStock',
  ],
  [
    'tag-not-new',
    ['offers/fr.yaml', ['eliteOptimusPrime', 'tag'], { label: 'NEW', closes: '2028-01-01T00:00[Europe/Paris]' }],
    'NEW more than 12 months',
  ],
  [
    'delivery-overdue',
    ['offers/cn.yaml', ['toyStoryBuzzLightyear', 'life'], [{ stage: 'preOrder', delivery: '2026-01' }]],
    'its delivery is overdue',
  ],
  [
    'life-between-editions',
    ['offers/uk.yaml', ['flagshipBumblebee', 'life', '0', 'from'], '2025-05-01T09:00[Europe/London]'],
    'hidden until',
  ],
  [
    'price-pause',
    [
      'offers/us.yaml',
      ['aiBase', 'promotions'],
      [
        { price: 279, opens: '2027-06-01T00:00[America/New_York]', closes: '2027-06-10T00:00[America/New_York]' },
        { price: 269, opens: '2027-06-10T09:00[America/New_York]', closes: '2027-06-20T00:00[America/New_York]' },
      ],
    ],
    'the regular one',
  ],
  [
    'reduction-without-reference',
    [
      'offers/us.yaml',
      ['toyStoryBuzzLightyear', 'promotions'],
      [
        { price: 599, opens: '2027-06-01T00:00[America/New_York]', closes: '2027-06-10T00:00[America/New_York]' },
        { price: 649, opens: '2027-06-20T00:00[America/New_York]', closes: '2027-06-30T00:00[America/New_York]' },
      ],
    ],
    'below no price asked',
  ],
  [
    'unused-value',
    ['campaigns/black-friday-2026.yaml', ['values', 'uk', 'kettleFrom'], { amount: 99 }],
    'a value that no words of',
  ],
];

const content = contentWith(plantedMistakes.map(([, edit]) => edit));
const findings = auditContent({ ...content, now: parseInstant('2026-11-21T12:00:00Z') }).filter(
  ({ accepted }) => accepted === undefined,
);

/** The path of a file inside the content folder. */
const contentFile = (file: string): string => file.slice(file.lastIndexOf('content/') + 'content/'.length);

test.each(plantedMistakes)('the audit finds %s: %j', (check, [file], expected) => {
  const matchingFindings = findings.filter(
    (finding) => finding.check === check && contentFile(finding.file) === file && finding.actual.includes(expected),
  );
  expect(matchingFindings.length).toBeGreaterThan(0);
});

test('the audit finds nothing else in these files', () => {
  const expected = new Map(
    Object.entries(Object.groupBy(plantedMistakes, ([, [file]]) => file)).map(([file, all = []]) => [
      file,
      all.map(([check]) => check),
    ]),
  );
  const others = findings.filter(({ check, file }) => expected.get(contentFile(file))?.includes(check) === false);
  expect(others).toEqual([]);
});

/* Content that is plainly wrong never becomes a finding: it stops the server. */
test('loading content rejects text that is missing, unused, too long or uses an unknown value', () => {
  const edits: Edit[] = [
    [`${megatron}/en.yaml`, ['description'], 'x'.repeat(161)],
    [`${megatron}/fr.yaml`, ['sections', 'capabilities', 'heading'], undefined],
    [`${megatron}/de.yaml`, ['sections', 'capabilities', 'headline'], 'Bereit.'],
    ['messages/ko.yaml', ['buy', 'buyNow'], '{amount}에 구매'],
    ['messages/ja.yaml', ['buy', 'sellNow'], '売る'],
    ['regions/kr.yaml', ['tagline'], '{servos}개의 서보'],
  ];
  const issues = issuesWith(edits);
  expect(issues).toHaveLength(edits.length);
  expect(issues).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^messages\/ko\.yaml › buy\.buyNow: the unknown value \{amount\}/),
      expect.stringMatching(/^messages\/ja\.yaml › buy: unknown key sellNow/),
      expect.stringMatching(/^regions\/kr\.yaml › tagline: .*nothing fills in these braces/),
      expect.stringMatching(/^pages\/flagship-megatron\/en\.yaml › description: .* 160/),
      expect.stringMatching(/^pages\/flagship-megatron\/fr\.yaml › sections\.capabilities\.heading: missing\. Add it/),
      expect.stringMatching(/^pages\/flagship-megatron\/de\.yaml › sections\.capabilities: unknown key headline/),
    ]),
  );
});

test('loading content rejects a picture without alternative text for an edition that shows it', () => {
  expect(
    issuesWith([['pictures/megatron.yaml', ['robot', 'alt', 'ko'], undefined]], [], { isVerified: false }),
  ).toContainEqual(
    expect.stringMatching(
      /^pictures\/megatron\.yaml › robot\.alt: no words for the kr edition\. Add the alternative text in its language\.$/,
    ),
  );
});
