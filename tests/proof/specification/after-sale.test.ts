import { expect, test } from 'vitest';
import { findDrawDay, startOfDay } from '#core/campaigns/campaign.ts';
import { realSite as site } from '#tests/support/site/real-site.ts';
import { pageAt } from '#tests/support/site/rendered-page.ts';
import { type SaleEdition, saleEditions } from './sale-facts.ts';

const isOpen = (edition: SaleEdition, slug: string, instant: number) =>
  pageAt(site, edition, slug, new Date(instant).toISOString()) !== undefined;

const textAt = (edition: SaleEdition, slug: string, iso: string) =>
  JSON.stringify(pageAt(site, edition, slug, iso)?.sections).replaceAll(/[\u00a0\u202f]/g, ' ');

const midnights: Record<SaleEdition, string> = { us: '05', uk: '00', eu: '-1', fr: '-1', de: '-1' };
const drawDay = (edition: SaleEdition, year: number) =>
  Date.parse(`${year}-12-10T00:00:00Z`) + Number(midnights[edition]) * 3_600_000;

test.each(saleEditions)(
  'the results of the draw are due in %s on 10 December, and have a page if recorded',
  (edition) => {
    for (const year of [2024, 2026]) {
      const campaign = site.campaigns[`black-friday-${year}`];
      const due = drawDay(edition, year);
      expect(campaign && startOfDay(findDrawDay(campaign, edition) ?? '', edition)).toBe(due);
      const isRecorded = campaign?.drawResults[edition] !== undefined;
      const slug = `black-friday-${year}-draw`;
      expect([due - 1000, due, due + 1e10].map((at) => isOpen(edition, slug, at))).toEqual([
        false,
        isRecorded,
        isRecorded,
      ]);
    }
  },
);

test.each(saleEditions)(
  'the rules of the draw stay in %s until its prize is shipped, linked from the terms',
  (edition) => {
    for (const year of [2024, 2026]) {
      const shipped = drawDay(edition, year) + 7 * 24 * 3_600_000;
      const rules = `/${edition}/giveaway-rules`;
      for (const at of [drawDay(edition, year) - 5 * 24 * 3_600_000, shipped]) {
        expect(isOpen(edition, 'giveaway-rules', at)).toBe(true);
        expect(textAt(edition, 'giveaway-rules', new Date(at).toISOString())).toContain(String(year));
        expect(textAt(edition, `black-friday-${year}-terms`, new Date(at).toISOString())).toContain(rules);
      }
      const later = drawDay(edition, year) + 30 * 24 * 3_600_000;
      expect(isOpen(edition, 'giveaway-rules', later)).toBe(false);
      expect(textAt(edition, `black-friday-${year}-terms`, new Date(later).toISOString())).not.toContain(rules);
    }
  },
);

test.each([
  ['us', 'January 20, 2025', 'January 20, 2027'],
  ['uk', '27 January 2025', '27 January 2027'],
  ['eu', '20 January 2025', '20 January 2027'],
  ['fr', '20 janvier 2025', '20 janvier 2027'],
  ['de', '20. Januar 2025', '20. Januar 2027'],
] as const)(
  'the extended returns of %s are found after the sale, until they end and later',
  (edition, first, second) => {
    for (const [year, day] of [
      [2025, first],
      [2027, second],
    ] as const) {
      const slug = `christmas-${year - 1}-terms`;
      for (const iso of [`${year}-01-15T12:00:00Z`, `${year}-03-01T12:00:00Z`])
        expect(textAt(edition, slug, iso)).toContain(day);
    }
  },
);

test.each(saleEditions)('the gifts and the cap of %s stay in the terms', (edition) => {
  const gifts = {
    us: ['$499', '$599'],
    uk: ['£299', '£699'],
    eu: ['€399', '€739'],
    fr: ['399', '739'],
    de: ['399', '739'],
  };
  const orders = { us: 5, uk: 3, eu: 5, fr: 3, de: 3 };
  const christmas = textAt(edition, 'christmas-2024-terms', '2025-06-01T12:00:00Z');
  for (const amount of gifts[edition]) expect(christmas).toContain(amount);
  expect(textAt(edition, 'black-friday-2024-terms', '2025-06-01T12:00:00Z')).toMatch(
    new RegExp(`\\b${orders[edition]} (orders|premières|Bestellungen)`),
  );
});

test.each(saleEditions)('the Christmas page and its terms tell points of the store from Credits in %s', (edition) => {
  for (const [slug, kind] of [
    ['christmas-sale', 'member-offers'],
    ['christmas-2026-terms', 'sale-terms'],
  ] as const) {
    const section = pageAt(site, edition, slug, '2026-12-12T12:00:00Z')?.sections.find((one) => one.kind === kind);
    expect(JSON.stringify(section)).toMatch(/store account|Kundenkonto im Shop|compte de la boutique/);
    expect(JSON.stringify(section)).toMatch(/Credits|crédits/);
  }
});
