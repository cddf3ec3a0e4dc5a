import { expect, test } from 'vitest';
import { findCampaignWindow } from '#core/campaigns/campaign.ts';
import { campaign } from '#core/campaigns/campaign-schema.ts';
import { parseInstant } from '#core/time/instant.ts';
import { testByDepth } from '#tests/support/rows-by-depth.ts';
import { issuesWith } from '../support/site/edited-content.ts';
import { fixtureSite, second } from '../support/site/fixture-site.ts';
import { forEveryEdition } from '../support/site/random-site.ts';
import { createTestSite } from '../support/site/test-site.ts';

const zones = { de: 'Europe/Berlin', fr: 'Europe/Paris', uk: 'Europe/London', us: 'America/New_York' } as const;
type ZonedEdition = keyof typeof zones;

/** A sale with three wall-clock times around a clock change, and the same times as instants. */
interface SaleOverChange {
  what: string;
  edition: ZonedEdition;
  walls: [opens: string, between: string, closes: string];
  instants: [opens: string, between: string, closes: string];
}

/** A site whose only sale has two adjoining stages, with a page and a banner of the second. */
function siteWithSale({ edition, walls: [opens, between, closes] }: SaleOverChange) {
  const site = fixtureSite();
  const windows = (from: string, to: string) => ({
    [edition]: { opens: `${from}[${zones[edition]}]`, closes: `${to}[${zones[edition]}]` },
  });
  const sale = campaign.parse({
    stages: [
      { id: 'early', windows: windows(opens, between) },
      { id: 'main', windows: windows(between, closes) },
    ],
  });
  const sections = [{ id: 'stages', kind: 'stages' }];
  const stages = { early: 'Early', main: 'Main' };
  const words = { title: 'A sale', description: '-', keywords: '-', sections: { stages: { heading: 'Stages' } } };
  site.campaigns = { sale };
  site.pages['a-sale'] = {
    settings: { kind: 'sale', where: {}, campaigns: ['sale'], picture: 'robot/front', sections },
    words: forEveryEdition({ ...words, stages }),
  };
  const banner = {
    id: 'main',
    label: 'The main stage is here',
    window: { ...findCampaignWindow(sale, edition, 'main') },
  };
  site.regions[edition] = { ...site.regions[edition], textBanners: [banner] };
  return site;
}

/** Returns the response to a visitor at an instant, and whether the sitemap lists the page. */
async function stateAt(site: ReturnType<typeof siteWithSale>, edition: ZonedEdition, instant: number) {
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

const [germanAutumn, americanSpring, ...others]: SaleOverChange[] = [
  {
    what: 'German summer time ends',
    edition: 'de',
    walls: ['2026-10-24T09:00', '2026-10-25T09:00', '2026-10-26T00:00'],
    instants: ['2026-10-24T07:00:00Z', '2026-10-25T08:00:00Z', '2026-10-25T23:00:00Z'],
  },
  {
    what: 'American summer time begins',
    edition: 'us',
    walls: ['2027-03-13T00:00', '2027-03-14T03:00', '2027-03-15T00:00'],
    instants: ['2027-03-13T05:00:00Z', '2027-03-14T07:00:00Z', '2027-03-15T04:00:00Z'],
  },
  {
    what: 'French summer time begins',
    edition: 'fr',
    walls: ['2027-03-27T09:00', '2027-03-28T09:00', '2027-03-29T00:00'],
    instants: ['2027-03-27T08:00:00Z', '2027-03-28T07:00:00Z', '2027-03-28T22:00:00Z'],
  },
  {
    what: 'British summer time ends',
    edition: 'uk',
    walls: ['2026-10-24T09:00', '2026-10-25T00:00', '2026-10-26T00:00'],
    instants: ['2026-10-24T08:00:00Z', '2026-10-24T23:00:00Z', '2026-10-26T00:00:00Z'],
  },
  {
    what: 'American summer time ends',
    edition: 'us',
    walls: ['2026-10-31T00:00', '2026-11-01T03:00', '2026-11-02T00:00'],
    instants: ['2026-10-31T04:00:00Z', '2026-11-01T08:00:00Z', '2026-11-02T05:00:00Z'],
  },
];
const gate = [germanAutumn, americanSpring] as SaleOverChange[];

testByDepth({ gate, all: [...gate, ...others] })(
  'a sale during which $what opens, changes and closes on the second',
  async (sale) => {
    const site = siteWithSale(sale);
    const [opens, between, closes] = sale.instants;
    const at = (iso: string, offset: number) => stateAt(site, sale.edition, parseInstant(iso) + offset * second);
    const closed = { status: 302, states: '', banner: false, listed: false };
    const early = { status: 200, states: 'live locked', banner: false, listed: true, validUntil: between };
    const main = { status: 200, states: 'live past', banner: true, listed: true, validUntil: closes };
    expect(await at(opens, -1)).toMatchObject(closed);
    for (const offset of [0, 1]) expect(await at(opens, offset)).toEqual(early);
    expect(await at(between, -1)).toEqual(early);
    for (const offset of [0, 1]) expect(await at(between, offset)).toEqual(main);
    expect(await at(closes, -1)).toEqual(main);
    for (const offset of [0, 1]) expect(await at(closes, offset)).toMatchObject(closed);
  },
);

const [from, to] = ['2026-10-24T09:00[Europe/Berlin]', '2026-10-26T00:00[Europe/Berlin]'] as const;
const whole = `{ opens: "${from}", closes: "${to}" }`;
const closing = (opens: string, closes: string) => `{ opens: "${opens}", closes: "${closes}" }`;

/** Campaigns that are refused, by the name of their file: the windows of their stages, and where the mistake is. */
const refusedCampaigns: [name: string, windows: string[], issue: RegExp][] = [
  [
    'in-an-hour-that-berlin-skips',
    [closing('2027-03-28T02:30[Europe/Berlin]', '2027-04-02T00:00[Europe/Berlin]')],
    /stages\.0\.windows\.de\.opens: "2027-03-28T02:30.*is not a valid time/,
  ],
  [
    'in-an-hour-that-berlin-repeats',
    [closing(from, '2026-10-25T02:30[Europe/Berlin]')],
    /stages\.0\.windows\.de\.closes: "2026-10-25T02:30.*is not a valid time/,
  ],
  [
    'by-the-clock-later-and-at-the-same-moment',
    [closing(to, '2026-10-26T00:00[+01:00]')],
    /stages\.0\.windows\.de: .*closes must come after opens/i,
  ],
  ['two-stages-of-one-name', [whole, whole], /stages\.1\.id: "early"\. Give each stage of a campaign an id of its own/],
  ['no-end', [`{ opens: "${from}" }`], /stages\.0\.windows\.de\.closes: missing/],
];
const issues = issuesWith(
  [],
  refusedCampaigns.map(([name, stages]) => {
    const ids = name === 'two-stages-of-one-name' ? ['early', 'early'] : ['early', 'main'];
    const lines = stages.map((window, index) => `  - id: ${ids[index]}\n    windows: { de: ${window} }\n`);
    return [`campaigns/${name}.yaml`, `stages:\n${lines.join('')}`];
  }),
);

test.each(refusedCampaigns)('a campaign is refused if it begins, ends or overlaps: %s', (name, _stages, issue) => {
  const ofCampaign = issues.filter((line) => line.startsWith(`campaigns/${name}.yaml `));
  expect(ofCampaign[0]).toMatch(issue);
});
