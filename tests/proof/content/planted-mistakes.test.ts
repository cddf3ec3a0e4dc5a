import { expect, test } from 'vitest';
import { parseInstant } from '#core/time/instant.ts';
import { auditContent } from '#desk/audit/content-audit.ts';
import { contentWith, type Edit, issuesWith } from '#tests/support/site/edited-content.ts';

const megatron = 'pages/flagship-megatron';

/**
 * Mistakes with which our content could be served, each with a part of its finding: one of each subject of the audit.
 * The tests beside the checks have all kinds of mistakes, in small sites.
 */
const plantedMistakes: [check: string, edit: Edit, actual: string][] = [
  ['same-alternative-text', ['pictures/megatron.yaml', ['daylight', 'alt', 'de'], 'Der Roboter'], 'the same text as'],
  ['same-alternative-text', ['pictures/megatron.yaml', ['robot', 'alt', 'de'], 'Der Roboter'], 'the same text as'],
  ['title-length', [`${megatron}/zh-CN.yaml`, ['title'], `旗舰版威震天${'机'.repeat(30)}`], 'as wide as 72 letters'],
  ['avoided-term', [`${megatron}/de.yaml`, ['sections', 'live', 'heading'], 'Vom Handy aus.'], '“Handy”'],
  ['typed-price', ['messages/en.yaml', ['buy', 'locked'], 'From $99 soon'], 'the amount “$99”'],
  ['lost-anchor', ['pages/faq/page.yaml', ['sections', 'contact', 'only'], ['us']], 'a link to page:faq#contact'],
  ['draw-results', ['campaigns/black-friday-2026.yaml', ['drawResults'], { eu: ['07K2'] }], '1 orders that won, for 3'],
  [
    'draw-results',
    ['campaigns/black-friday-2026.yaml', ['values', 'de', 'drawDay', 'day'], '2026-11-01'],
    'and none are recorded',
  ],
  ['missing-power', ['products/planetaryRover.yaml', ['box'], ['guide']], 'without anything to charge it with'],
  ['unused-figure', ['products/flagshipMegatron.yaml', ['figures', 'doors'], 4], 'a figure that no words name'],
  ['pre-sale-terms', ['pages/ai-base/en.yaml', ['sections', 'hero', 'sentence'], 'Pre-order it.'], '“Pre-order” while'],
  [
    'delivery-overdue',
    ['offers/cn.yaml', ['toyStoryBuzzLightyear', 'life'], [{ stage: 'preOrder', delivery: '2026-01' }]],
    'its delivery is overdue',
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
test('loading content rejects a description that search engines would cut off', () => {
  expect(issuesWith([[`${megatron}/en.yaml`, ['description'], 'x'.repeat(161)]])).toEqual([
    expect.stringMatching(/^pages\/flagship-megatron\/en\.yaml › description: .* 160/),
  ]);
});
