import { expect, test } from 'vitest';
import type { DatedWindow } from '#core/dated/dated-window.ts';
import { fixtureSite } from '#tests/support/site/fixture-site.ts';
import type { Finding } from '../audit/finding.ts';
import { calendarBars } from './calendar-bars.ts';

const file = 'content/campaigns/black-friday-2026.yaml';
const about = {
  edition: 'uk',
  file,
  path: 'stages.0.windows.uk',
  opens: 100,
  closes: 200,
  slug: 'black-friday',
} as const;
const stage: DatedWindow = {
  ...about,
  id: 'stage',
  kind: 'stage',
  name: 'Stage “Early”',
  subject: 'black-friday-2026',
};
const usedIn = { file: 'content/regions/uk.yaml', path: 'textBanners.3.window' };
const banner: DatedWindow = {
  ...about,
  id: 'banner',
  kind: 'banner',
  name: 'Text banner “Early”',
  usedIn,
  subject: 'early',
};
const finding = (more: Partial<Finding>): Finding => ({
  check: 'odd-hour',
  severity: 'warning',
  file,
  path: '',
  actual: 'closes at 17:59',
  fix: 'Move it.',
  ...more,
});
const problemsByBar = (windows: DatedWindow[], findings: Finding[]) =>
  Object.fromEntries(
    calendarBars(fixtureSite(), windows, findings).map(({ id, findings: barFindings }) => [
      id,
      barFindings.map(({ actual: stageFinding }) => stageFinding),
    ]),
  );

test('gives a bar its subject and the place of its times', () => {
  expect(calendarBars(fixtureSite(), [stage], [])).toEqual(
    [
      {
        ...about,
        id: 'stage',
        kind: 'stage',
        name: 'Stage “Early”',
        about: 'Black Friday 2026',
        windows: [{ name: 'Stage “Early”', slug: 'black-friday' }],
        findings: [],
      },
    ].map(({ slug: _slug, ...bar }) => bar),
  );
});

test('puts a finding about a stage’s times on the stage only', () => {
  const stageFinding = finding({ path: 'stages.0.windows.uk.closes', instant: 200 });
  expect(problemsByBar([stage, banner], [stageFinding])).toEqual({ stage: ['closes at 17:59'], banner: [] });
});

test('puts a finding about a banner on the banner, although a campaign writes its times', () => {
  expect(problemsByBar([stage, banner], [finding({ ...usedIn, actual: 'outlives its link' })])).toEqual({
    stage: [],
    banner: ['outlives its link'],
  });
});

test('ignores findings of other editions, stages and longer paths', () => {
  const elsewhere = [
    finding({ path: 'stages.0.windows.uk', edition: 'us' }),
    finding({ path: 'stages.1.windows.uk' }),
    finding({ path: 'stages.0.windows.uk2' }),
    finding({ file: 'content/campaigns/christmas-2026.yaml', path: 'stages.0.windows.uk' }),
  ];
  expect(problemsByBar([stage, banner], elsewhere)).toEqual({ stage: [], banner: [] });
});
