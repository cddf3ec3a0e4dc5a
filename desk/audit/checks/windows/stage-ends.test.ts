import { describe, expect, test } from 'vitest';
import { fixtureContent } from '#tests/support/site/fixture-audit.ts';
import { stageEnds } from './stage-ends.ts';

const stage = (id: string, opens: string, closes: string) => ({
  id,
  windows: { de: { opens: `${opens}[Europe/Berlin]`, closes: `${closes}[Europe/Berlin]` } },
});
const campaigns = {
  sale: {
    stages: [
      stage('early', '2026-11-14T09:00', '2026-11-22T00:00'),
      stage('main', '2026-11-22T00:00', '2026-11-30T00:00'),
      stage('cyber', '2026-11-30T00:00', '2026-12-03T00:00'),
    ],
  },
};

const promo = (until?: string) => {
  const banner = (id: string, rest: object) => ({
    id,
    stage: id,
    surface: 'dark',
    product: 'tank',
    picture: 'robot/front',
    ...rest,
  });
  const banners = [banner('early', {}), banner('main', until === undefined ? {} : { until })];
  const sections = [{ id: 'banners', kind: 'promo-banners', banners, link: 'page:' }];
  return { kind: 'sale', where: { de: 'always' }, campaigns: ['sale'], picture: 'robot/front', sections };
};

describe('the end of a stage', () => {
  test('is reported when the announcing page gives another one', () => {
    expect(stageEnds(fixtureContent({ campaigns, pages: { promo: promo('cyber') } }))).toEqual([
      expect.objectContaining({
        check: 'conflicting-stage-ends',
        file: 'pages/promo/page.yaml',
        path: 'sections.0.banners.1.until',
        edition: 'de',
        slug: 'promo',
        actual: 'the stage main ends on 2 Dec 2026 here, but on 29 Nov 2026 in the campaign sale',
      }),
    ]);
  });

  test('is accepted when the page gives no other', () => {
    expect(stageEnds(fixtureContent({ campaigns, pages: { promo: promo() } }))).toEqual([]);
  });

  test('is reported when a banner repeats it with another time', () => {
    const window = { opens: '2026-11-22T00:00[Europe/Berlin]', closes: '2026-12-01T00:00[Europe/Berlin]' };
    expect(stageEnds(fixtureContent({ campaigns, banners: { de: [{ id: 'sale', label: 'Sale', window }] } }))).toEqual([
      expect.objectContaining({
        file: 'regions/de.yaml',
        path: 'textBanners.0.window.closes',
        fix: expect.stringContaining('campaign: sale'),
      }),
    ]);
  });

  test.each([
    ['the same end', '2026-11-22T00:00', '2026-11-30T00:00'],
    ['the end of the whole campaign', '2026-11-22T00:00', '2026-12-03T00:00'],
    ['an opening of its own', '2026-11-23T00:00', '2026-12-01T00:00'],
  ])('is accepted when a banner has %s', (_what, opens, closes) => {
    const window = { opens: `${opens}[Europe/Berlin]`, closes: `${closes}[Europe/Berlin]` };
    expect(stageEnds(fixtureContent({ campaigns, banners: { de: [{ id: 'sale', label: 'Sale', window }] } }))).toEqual(
      [],
    );
  });
});
