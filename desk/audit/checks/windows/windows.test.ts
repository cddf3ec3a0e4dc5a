import { describe, expect, test } from 'vitest';
import { fixtureContent } from '#tests/support/site/fixture-audit.ts';
import type { AuditedContent } from '../../check.ts';
import { closedPages } from './closed-pages.ts';
import { soldOutLinks } from './sold-out-links.ts';
import { stageEnds } from './stage-ends.ts';
import { stageGaps } from './stage-gaps.ts';
import { clockChangeDays, inclusiveEnds, oddHours, pastWindows } from './written-times.ts';

const de = (text: string) => (text.includes('[') ? text : `${text}[Europe/Berlin]`);
const windowOf = (opens: string | undefined, closes?: string) => ({
  ...(opens !== undefined && { opens: de(opens) }),
  ...(closes !== undefined && { closes: de(closes) }),
});
const stage = (id: string, opens: string, closes: string) => ({ id, windows: { de: windowOf(opens, closes) } });
const campaigns = {
  sale: {
    stages: [
      stage('early', '2026-11-14T09:00', '2026-11-22T00:00'),
      stage('main', '2026-11-22T00:00', '2026-11-30T00:00'),
      stage('cyber', '2026-11-30T00:00', '2026-12-03T00:00'),
    ],
  },
};
const pageWith = (sections: object[], where: unknown = 'always') => ({
  kind: 'sale',
  where: { de: where },
  picture: 'robot/front',
  sections,
});
const prose = { id: 'text', kind: 'prose' };
/** A page of January, and one that exists while there is a sale. */
const targets = {
  january: pageWith([prose], windowOf('2027-01-10T00:00', '2027-01-20T00:00')),
  winter: { ...pageWith([prose]), where: {}, campaigns: ['sale'] },
};

const checks = [clockChangeDays, closedPages, inclusiveEnds, oddHours, pastWindows, soldOutLinks, stageEnds];
const linesOf = (content: AuditedContent) =>
  checks.flatMap((check) =>
    check(content).map((finding) => ({
      ...finding,
      line: `${finding.severity} ${finding.check} ${finding.path.replace(/^textBanners\.\d+\./, '')}: ${finding.actual}`,
    })),
  );
const containing = (texts: string[]) => texts.map((text) => expect.stringContaining(text));

describe('the content audit reads a text banner of Germany', () => {
  const toShop = (path: string) => ({ link: `shop:/products/${path}?from=banner`, window: {} });
  const toJanuary = (closes: string) => ({
    link: 'page:january#deals',
    window: windowOf('2027-01-10T00:00', closes),
  });

  const banners: [what: string, banner: object, ...findings: string[]][] = [
    [
      'that closes at midnight in China',
      { window: windowOf(undefined, '2025-08-28T00:00[+08:00]') },
      'warning odd-hour window.closes: Text banner “Banner” closes at 18:00 CEST on 27 Aug 2025 (last seen at 17:59), written as 00:00 in +08:00: the end of a day in +08:00, not in this edition',
      'note past-window window.closes: Text banner “Banner”, over since 27 Aug 2025',
    ],
    ...['2025-09-22T07:00[+08:00]', '2026-11-22T05:30', '2026-11-22T00:30'].map((opens): (typeof banners)[number] => [
      `that opens at night: ${opens}`,
      { window: windowOf(opens) },
      'in the night of this edition',
    ]),
    ...['2026-11-22T09:15', '2026-11-22T00:00:30'].map((opens): (typeof banners)[number] => [
      `that opens at an odd minute: ${opens}`,
      { window: windowOf(opens) },
      'neither a full nor a half hour',
    ]),
    ...['2026-11-23T00:00', '2026-11-22T06:00', '2026-11-22T09:30', '2025-03-27T23:00[+08:00]'].map(
      (opens): (typeof banners)[number] => [`that opens at ${opens}`, { window: windowOf(opens) }],
    ),
    [
      'that closes at midnight in London',
      { window: windowOf(undefined, '2026-11-20T00:00[Europe/London]') },
      'odd-hour',
    ],
    [
      'without its last minute',
      { window: windowOf(undefined, '2026-11-29T23:59') },
      'warning inclusive-end window.closes',
    ],
    ['on the day of 25 hours', { window: windowOf('2026-10-25T09:00') }, 'note clock-change-day window.opens'],
    ['on the day of 25 hours in America', { window: windowOf('2026-11-01T09:00') }],
    ['that closed this year', { window: windowOf(undefined, '2026-01-02T00:00') }],
    [
      'that outlives its page',
      toJanuary('2027-01-22T00:00'),
      'warning banner-outlives-page link: a link to /january, a page that is closed from 20 Jan 2027, 00:00 CET to 22 Jan 2027, 00:00 CET, while the banner is shown',
    ],
    ['that closes with its page', toJanuary('2027-01-20T00:00')],
    [
      'that is over, and whose page is still to come',
      { link: 'page:january', window: windowOf('2026-01-05T00:00', '2026-01-10T00:00') },
    ],
    ['that leads to what is sold out', toShop('tank'), 'error sold-out-link link: a link to the shop’s page of tank'],
    ['that leads to what will be sold out', toShop('rover'), 'error sold-out-link link'],
    ['that leads to what is sold', toShop('base')],
    [
      'that opens with a stage of a sale and closes at another time',
      { window: windowOf('2026-11-22T00:00', '2026-12-01T00:00') },
      'error conflicting-stage-ends window.closes: 1 Dec 2026, 00:00 CET',
    ],
    ['that opens and closes with a stage', { window: windowOf('2026-11-22T00:00', '2026-11-30T00:00') }],
    ['that closes with the whole sale', { window: windowOf('2026-11-22T00:00', '2026-12-03T00:00') }],
    ['with times of its own', { window: windowOf('2026-11-24T00:00', '2026-12-01T06:00') }],
  ];
  const life = [{ stage: 'soldOut' }];
  const willEnd = [{ stage: 'onSale' }, { stage: 'soldOut', from: de('2028-01-01T09:00') }];
  const offer = (id: string, more: object = {}) => ({ buy: `/products/${id}`, price: 9, ...more });

  test.each(banners)('%s', (_what, banner, ...findings) => {
    const sold = { tank: offer('tank', { life }), rover: offer('rover', { life: willEnd }), base: offer('base') };
    const banners = { de: [{ id: 'banner', label: 'Banner', ...banner }] };
    const lines = linesOf(fixtureContent({ banners, campaigns, pages: targets, offers: { de: sold } }));
    expect(lines.map(({ line }) => line)).toEqual(containing(findings));
    expect(lines.filter(({ file, edition }) => file !== 'regions/de.yaml' || edition !== 'de')).toEqual([]);
  });

  test('once for each time: at the campaign that writes it, or at the first of equal ones', () => {
    const night = windowOf('2027-03-14T03:00', '2027-03-22T00:00');
    const banner = (id: string, window: object) => ({ id, label: id, window });
    const shared = windowOf('2027-04-14T03:00');
    const content = fixtureContent({
      campaigns: { spring: { stages: [{ id: 'early', windows: { de: night } }] } },
      banners: {
        de: [banner('one', { campaign: 'spring', stage: 'early' }), banner('two', shared), banner('three', shared)],
      },
    });
    expect(oddHours(content).map(({ file, path }) => `${file} ${path}`)).toEqual([
      'campaigns/spring.yaml stages.0.windows.de.opens',
      'regions/de.yaml textBanners.1.window.opens',
    ]);
  });
});

describe('the content audit reads a page of Germany', () => {
  const promo = (until: object) => {
    const of = (id: string, more: object = {}) => ({
      id,
      stage: id,
      surface: 'dark',
      product: 'tank',
      picture: 'robot/front',
      ...more,
    });
    const banners = [of('early'), of('main', until)];
    return { ...pageWith([{ id: 'banners', kind: 'promo-banners', banners, link: 'page:' }]), campaigns: ['sale'] };
  };
  const toWinter = (opens: string) =>
    pageWith([{ id: 'links', kind: 'gift-guide', link: 'page:winter' }], windowOf(opens));

  test.each<[what: string, page: object, ...findings: string[]]>([
    [
      'that links to a page which is not open yet',
      pageWith([
        { id: 'end', kind: 'gift-guide', link: 'page:january', window: windowOf(undefined, '2027-01-15T00:00') },
      ]),
      'warning link-to-closed-page sections.0.link: a link to /january, a page that is closed',
    ],
    [
      'whose links stand in a window and an edition of their own',
      pageWith([
        {
          id: 'cards',
          kind: 'shelf',
          cards: [
            { id: 'a', link: 'page:january', windows: { de: windowOf('2027-01-11T00:00', '2027-01-12T00:00') } },
            { id: 'b', link: 'page:january', only: ['us'] },
          ],
        },
      ]),
    ],
    ['that links to the page of a sale which comes', toWinter('2026-12-01T00:00')],
    ['that links to the page of a sale which is over', toWinter('2026-12-10T00:00'), 'warning link-to-closed-page'],
    [
      'that gives another end of a stage',
      promo({ until: 'cyber' }),
      'error conflicting-stage-ends sections.0.banners.1.until: the stage main ends on 2 Dec 2026 here, but on 29 Nov 2026 in the campaign sale',
    ],
    ['that gives no end of a stage', promo({})],
  ])('%s', (_what, page, ...findings) => {
    const lines = linesOf(fixtureContent({ campaigns, pages: { ...targets, page } }));
    expect(lines.map(({ line }) => line)).toEqual(containing(findings));
    expect(lines.filter(({ file, slug }) => file !== 'pages/page/page.yaml' || slug !== 'page')).toEqual([]);
  });
});

test('the content audit finds an offer that is shown before its page opens', () => {
  const life = [{ stage: 'onSale', from: de('2027-01-10T00:00') }];
  const offers = { de: { late: { link: 'january', price: 9, life }, early: { link: 'january', price: 9 } } };
  const pages = { january: pageWith([prose], windowOf('2027-01-10T00:00')) };
  const findings = closedPages(fixtureContent({ pages, offers }));
  expect(findings.map(({ file, path }) => `${file} ${path}`)).toEqual(['offers/de.yaml early.link']);
});

test('the content audit finds days and nights without a stage', () => {
  const saleOf = (closes: string, opens: string) => ({
    stages: [stage('early', '2026-11-14T09:00', closes), stage('main', opens, '2026-11-30T00:00')],
  });
  const content = fixtureContent({
    campaigns: {
      days: saleOf('2026-11-20T00:00', '2026-11-22T09:00'),
      night: saleOf('2026-11-22T00:00', '2026-11-22T09:00'),
      whole: saleOf('2026-11-22T00:00', '2026-11-22T00:00'),
    },
  });
  const lines = stageGaps(content).map(
    ({ severity, check, file, path, actual }) => `${severity} ${check} ${file} ${path}: ${actual}`,
  );
  expect(lines).toEqual([
    'error stage-gap campaigns/days.yaml stages.1.windows.de.opens: no stage from 20 Nov 2026, 00:00 CET, when early closes, to 22 Nov 2026, 09:00 CET, when main opens',
    expect.stringContaining('error stage-night campaigns/night.yaml stages.1.windows.de.opens'),
  ]);
});
