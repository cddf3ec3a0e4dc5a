import { expect, test } from 'vitest';
import { saleHero } from '#features/sale/banners/sale-hero.ts';
import { fixtureSale, saleMoments } from '#tests/support/site/fixture-sale.ts';
import { forEveryEdition } from '#tests/support/site/random-site.ts';
import type { AuditedContent } from '../../check.ts';
import { countdownTargets } from './countdown-targets.ts';

/** The fixture site with a page that counts down to the stages of its sale. */
function saleWith(settings: object, section: object = {}): AuditedContent {
  const site = fixtureSale();
  const structure = saleHero.structure.parse({
    banners: [{ stage: 'early', product: 'tank', picture: 'robot/front' }],
    deals: 'deals',
    terms: 'terms',
  });
  const forEachStage = (what: string) => ({ early: what, main: what, cyber: what });
  const banner = { title: 'BIG|SALE', titleWidth: [4, 2], heading: 'Sale', action: 'Go' };
  const words = {
    banners: { early: banner },
    lines: forEachStage('Stage'),
    terms: 'Terms',
    ends: forEachStage('Ends'),
    opens: forEachStage('Opens'),
  };
  site.pages.sale = {
    settings: {
      kind: 'sale',
      where: {},
      campaigns: ['sale'],
      picture: 'robot/front',
      sections: [{ id: 'hero', kind: 'sale-hero', ...structure, ...section }],
      ...settings,
    },
    words: forEveryEdition({ title: 'Sale', description: 'Sale', keywords: 'sale', sections: { hero: words } }),
  };
  return { site, raw: new Map(), sources: {}, accepted: [], now: 0 };
}

test('accepts a countdown on a page that is open as long as its campaign', () => {
  expect(countdownTargets(saleWith({}))).toEqual([]);
});

test('reports a page that closes before the stage', () => {
  const [finding, ...others] = countdownTargets(
    saleWith({ where: { de: { opens: saleMoments.early, closes: saleMoments.over - 3_600_000 } } }),
  );
  expect(finding).toEqual({
    check: 'countdown-elsewhere',
    severity: 'error',
    file: 'pages/sale/page.yaml',
    path: 'sections.0',
    edition: 'de',
    instant: saleMoments.over - 3_600_000,
    slug: 'sale',
    actual: 'a countdown to 3 Dec 2026, 00:00 CET that is gone at 2 Dec 2026, 23:00 CET',
    fix: expect.stringContaining('close together'),
  });
  expect(others).toEqual([]);
});

test('reports a section that closes before the stage', () => {
  const findings = countdownTargets(saleWith({}, { window: { closes: saleMoments.cyber + 1000 } }));
  expect(findings.map(({ instant }) => instant)).toEqual([saleMoments.cyber + 1000]);
});

test('accepts a section that closes with a stage', () => {
  expect(countdownTargets(saleWith({}, { window: { closes: saleMoments.night } }))).toEqual([]);
});
