import { expect, test } from 'vitest';
import type { PageContent } from '#core/site.ts';
import { fixtureSale, saleMoments } from '#tests/support/site/fixture-sale.ts';
import { countdownTargets } from './countdown-targets.ts';

/** Findings about the sale of the small site, whose page counts down to its stages. */
function findingsWith({ page, hero }: { page?: object; hero?: object }) {
  const site = fixtureSale();
  const { settings, words } = site.pages.sale as PageContent;
  const sections = settings.sections.map((section) => ({ ...section, ...hero }));
  site.pages.sale = { words, settings: { ...settings, sections, ...page } };
  return countdownTargets({ site, raw: new Map(), sources: {}, accepted: [], now: 0 });
}

test('finds a page that closes before the stage to which it counts down', () => {
  const closes = saleMoments.over - 3_600_000;
  expect(findingsWith({ page: { where: { de: { opens: saleMoments.early, closes } } } })).toEqual([
    expect.objectContaining({
      check: 'countdown-elsewhere',
      severity: 'error',
      file: 'pages/sale/page.yaml',
      path: 'sections.0',
      edition: 'de',
      instant: closes,
      slug: 'sale',
      actual: 'a countdown to 3 Dec 2026, 00:00 CET that is gone at 2 Dec 2026, 23:00 CET',
    }),
  ]);
});

test.each([
  ['finds a section that closes before the stage', { closes: saleMoments.cyber + 1000 }, [saleMoments.cyber + 1000]],
  ['accepts a section that closes with a stage', { closes: saleMoments.night }, []],
  ['accepts a section that is there as long as its sale', {}, []],
])('%s', (_what, window, instants) => {
  expect(findingsWith({ hero: { window } }).map(({ instant }) => instant)).toEqual(instants);
});
