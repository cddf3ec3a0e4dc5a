import { describe, expect, test } from 'vitest';
import { findCampaignWindow } from '#core/campaigns/campaign.ts';
import { campaign } from '#core/campaigns/campaign-schema.ts';
import type { EditionCode } from '#core/place/editions.ts';
import { parseInstant } from '#core/time/instant.ts';
import { formatDays, formatTime } from '#core/words/dates.ts';
import { issuesWith } from '../support/site/edited-content.ts';
import { fixtureSite, second } from '../support/site/fixture-site.ts';
import { forEveryEdition } from '../support/site/random-site.ts';
import { createTestSite } from '../support/site/test-site.ts';

const zones = { de: 'Europe/Berlin', fr: 'Europe/Paris', uk: 'Europe/London', us: 'America/New_York' } as const;
type ZonedEdition = keyof typeof zones;

const windows = (edition: ZonedEdition, opens: string, closes: string) => ({
  [edition]: { opens: `${opens}[${zones[edition]}]`, closes: `${closes}[${zones[edition]}]` },
});

/** A site whose only sale has two adjoining stages, with a page and a banner of the second. */
function siteWithSale(edition: ZonedEdition, [opens, between, closes]: [string, string, string]) {
  const site = fixtureSite();
  const sale = campaign.parse({
    stages: [
      { id: 'early', windows: windows(edition, opens, between) },
      { id: 'main', windows: windows(edition, between, closes) },
    ],
  });
  const sections = [{ id: 'stages', kind: 'stages' }];
  const words = {
    title: 'A sale',
    description: '-',
    keywords: '-',
    stages: { early: 'Early', main: 'Main' },
    sections: { stages: { heading: 'Stages' } },
  };
  const main = findCampaignWindow(sale, edition, 'main');
  site.campaigns = { sale };
  site.pages['a-sale'] = {
    settings: { kind: 'sale', where: {}, campaigns: ['sale'], picture: 'robot/front', sections },
    words: forEveryEdition(words),
  };
  site.regions[edition] = {
    ...site.regions[edition],
    textBanners: [{ id: 'main', label: 'The main stage is here', window: { ...main } }],
  };
  return site;
}

/** Returns the response to a visitor at an instant, and whether the sitemap lists the page. */
async function stateAt(site: ReturnType<typeof siteWithSale>, edition: EditionCode, instant: number) {
  const { get, clock } = createTestSite({ site });
  clock.set(instant);
  const response = await get(`/${edition}/a-sale`);
  const text = await response.text();
  return {
    status: response.status,
    states: [...text.matchAll(/"id":"(?:early|main)","state":"(\w+)"/g)].map(([, state]) => state).join(' '),
    banner: (await (await get(`/${edition}`)).text()).includes('The main stage is here'),
    listed: (await (await get('/sitemap.xml')).text()).includes(`/${edition}/a-sale</loc>`),
    validUntil: response.headers.get('x-page-valid-until'),
  };
}

/** Edition, three wall-clock times around a clock change, and the same times as instants. */
const sales: [
  what: string,
  edition: ZonedEdition,
  walls: [string, string, string],
  instants: [string, string, string],
][] = [
  [
    'German summer time ends',
    'de',
    ['2026-10-24T09:00', '2026-10-25T09:00', '2026-10-26T00:00'],
    ['2026-10-24T07:00:00Z', '2026-10-25T08:00:00Z', '2026-10-25T23:00:00Z'],
  ],
  [
    'French summer time begins',
    'fr',
    ['2027-03-27T09:00', '2027-03-28T09:00', '2027-03-29T00:00'],
    ['2027-03-27T08:00:00Z', '2027-03-28T07:00:00Z', '2027-03-28T22:00:00Z'],
  ],
  [
    'British summer time ends',
    'uk',
    ['2026-10-24T09:00', '2026-10-25T00:00', '2026-10-26T00:00'],
    ['2026-10-24T08:00:00Z', '2026-10-24T23:00:00Z', '2026-10-26T00:00:00Z'],
  ],
  [
    'American summer time ends',
    'us',
    ['2026-10-31T00:00', '2026-11-01T03:00', '2026-11-02T00:00'],
    ['2026-10-31T04:00:00Z', '2026-11-01T08:00:00Z', '2026-11-02T05:00:00Z'],
  ],
  [
    'American summer time begins',
    'us',
    ['2027-03-13T00:00', '2027-03-14T03:00', '2027-03-15T00:00'],
    ['2027-03-13T05:00:00Z', '2027-03-14T07:00:00Z', '2027-03-15T04:00:00Z'],
  ],
];

describe.each(sales)('a sale during which %s', (_what, edition, walls, [opens, between, closes]) => {
  const site = siteWithSale(edition, walls);
  const at = (iso: string, offset: number) => stateAt(site, edition, parseInstant(iso) + offset * second);

  test('opens, changes and closes on the second', async () => {
    const closed = { status: 302, states: '', banner: false, listed: false };
    const early = { status: 200, states: 'live locked', banner: false, listed: true, validUntil: between };
    const main = { status: 200, states: 'live past', banner: true, listed: true, validUntil: closes };
    expect(await at(opens, -1)).toMatchObject(closed);
    for (const offset of [0, 1]) expect(await at(opens, offset)).toEqual(early);
    expect(await at(between, -1)).toEqual(early);
    for (const offset of [0, 1]) expect(await at(between, offset)).toEqual(main);
    expect(await at(closes, -1)).toEqual(main);
    for (const offset of [0, 1]) expect(await at(closes, offset)).toMatchObject(closed);
  });
});

test.each([
  ['de', '2026-10-24T07:00:00Z', '9:00 Uhr MESZ', '2026-10-25T08:00:00Z', '9:00 Uhr MEZ', '24.–25. Oktober'],
  [
    'fr',
    '2026-10-24T07:00:00Z',
    '9 h (heure de Paris)',
    '2026-10-25T08:00:00Z',
    '9 h (heure de Paris)',
    '24–25 octobre',
  ],
  ['eu', '2026-10-24T07:00:00Z', '09:00 CEST', '2026-10-25T08:00:00Z', '09:00 CET', '24 – 25 October'],
  ['uk', '2026-10-24T08:00:00Z', '09:00 BST', '2026-10-25T09:00:00Z', '09:00 GMT', '24 – 25 October'],
  ['us', '2026-10-31T04:00:00Z', '12 a.m. ET', '2026-11-02T05:00:00Z', '12 a.m. ET', 'October 31 – November 1'],
] as const)(
  'times of the %s edition name the time zone of that day',
  (edition, before, summer, after, winter, days) => {
    const plain = (text: string) => text.replaceAll(/[\u00a0\u2009\u202f]/g, ' ');
    expect(plain(formatTime(parseInstant(before), edition))).toBe(summer);
    expect(plain(formatTime(parseInstant(after), edition))).toBe(winter);
    const closes = edition === 'us' ? parseInstant(after) : parseInstant(after) + 60_000;
    expect(plain(formatDays({ opens: parseInstant(before), closes }, edition))).toBe(days);
  },
);

describe('a campaign is refused', () => {
  const stagesYaml = (...stages: [opens: string, closes: string][]) =>
    stages
      .map(
        ([opens, closes], index) =>
          `  - id: stage${index}\n    windows:\n      de: { opens: "${opens}", closes: "${closes}" }\n`,
      )
      .join('');
  const [from, to] = ['2026-10-24T09:00[Europe/Berlin]', '2026-10-26T00:00[Europe/Berlin]'];
  /** One file for each campaign, so that the content is loaded once: [name, stages, expected issue]. */
  const refusedCampaigns: [name: string, stages: [opens: string, closes: string][], error: RegExp][] = [
    [
      'in-an-hour-that-summer-time-skips',
      [['2027-03-28T02:30[Europe/Berlin]', '2027-04-02T00:00[Europe/Berlin]']],
      /› stages\.0\.windows\.de\.opens: "2027-03-28T02:30\[Europe\/Berlin\]".*is not a valid time/,
    ],
    [
      'in-an-hour-that-winter-time-repeats',
      [[from, '2026-10-25T02:30[Europe/Berlin]']],
      /› stages\.0\.windows\.de\.closes: "2026-10-25T02:30\[Europe\/Berlin\]".*is not a valid time/,
    ],
    [
      'in-the-hour-that-london-skips',
      [['2027-03-28T01:30[Europe/London]', '2027-04-02T00:00[Europe/London]']],
      /› stages\.0\.windows\.de\.opens: "2027-03-28T01:30.*is not a valid time/,
    ],
    [
      'in-the-hour-that-new-york-repeats',
      [['2026-11-01T01:30[America/New_York]', '2026-11-02T00:00[America/New_York]']],
      /› stages\.0\.windows\.de\.opens: "2026-11-01T01:30.*is not a valid time/,
    ],
    ['before-it-opens', [[to, from]], /› stages\.0\.windows\.de: .*closes must come after opens/i],
    ['the-moment-it-opens', [[from, from]], /› stages\.0\.windows\.de: .*closes must come after opens/i],
    [
      'by-the-clock-later-and-at-the-same-moment',
      [['2026-10-26T00:00[Europe/Berlin]', '2026-10-26T00:00[+01:00]']],
      /› stages\.0\.windows\.de: .*closes must come after opens/i,
    ],
    [
      'stages-that-overlap-by-a-second',
      [
        [from, '2026-10-25T09:00:01[Europe/Berlin]'],
        ['2026-10-25T09:00[Europe/Berlin]', to],
      ],
      /› stages\.1\.windows\.de\.opens: .*must open after the one before it has closed/i,
    ],
  ];
  const endless = `stages:\n  - id: early\n    windows:\n      de: { opens: "${from}" }\n`;
  const issues = issuesWith(
    [],
    [
      ...refusedCampaigns.map(([name, stages]): [string, string] => [
        `campaigns/${name}.yaml`,
        `stages:\n${stagesYaml(...stages)}`,
      ]),
      ['campaigns/endless.yaml', endless],
    ],
  );
  const issuesOf = (name: string) => issues.filter((line) => line.startsWith(`campaigns/${name}.yaml `));

  test.each(refusedCampaigns)('if it begins, ends or overlaps %s', (name, _stages, expectedIssue) => {
    expect(issuesOf(name)).toEqual([expect.stringMatching(expectedIssue)]);
  });

  test('if a stage has no end', () => {
    expect(issuesOf('endless')).toEqual([expect.stringMatching(/› stages\.0\.windows\.de\.closes: missing/)]);
  });
});
