import { expect, test } from 'vitest';
import { findingWith, windowWith } from '#tests/support/desk/desk-values.ts';
import { siteWithNews } from '#tests/support/site/fixture-news.ts';
import { fixtureSite } from '#tests/support/site/fixture-site.ts';
import type { Finding } from '../audit/finding.ts';
import { calendarBars } from './calendar-bars.ts';

const usedIn = { file: 'content/regions/uk.yaml', path: 'textBanners.3.window' };
const stage = windowWith({ subject: 'black-friday-2026' });
const banner = windowWith({ id: 'banner', kind: 'banner', name: 'Text banner “Early”', usedIn, subject: 'early' });
const ofStage = { file: stage.file, path: stage.path };

test('a bar has the name of its subject and the place of its times', () => {
  const { subject, slug, ...bar } = stage;
  expect(calendarBars(fixtureSite(), [stage], [])).toEqual([
    { ...bar, about: 'Black Friday 2026', windows: [{ name: 'Stage “Early”', slug }], findings: [] },
  ]);
  const life = windowWith({ file: 'content/offers/uk.yaml', path: 'tank.life.0', subject: 'tank' });
  expect(calendarBars(siteWithNews(), [life], [])).toMatchObject([{ about: 'TANK' }]);
});

test.each<[what: string, finding: Partial<Finding>, ids: string[]]>([
  ['about the times of a stage is on the stage only', { ...ofStage, path: `${stage.path}.closes` }, ['stage']],
  ['about a banner is on the banner, although a campaign writes its times', usedIn, ['banner']],
  ['of another edition is on none', { ...ofStage, edition: 'us' }, []],
  ['of another stage is on none', { ...ofStage, path: 'stages.1.windows.uk' }, []],
  ['of a longer path is on none', { ...ofStage, path: 'stages.0.windows.uk2' }, []],
  ['of another file is on none', { ...ofStage, file: 'content/campaigns/christmas-2026.yaml' }, []],
])('a finding %s', (_what, finding, ids) => {
  const bars = calendarBars(fixtureSite(), [stage, banner], [findingWith(finding)]);
  expect(bars.flatMap(({ id, findings }) => findings.map(() => id))).toEqual(ids);
});
