import { expect, test } from 'vitest';
import { type StockSwitch, withShopStock } from '#core/offers/shop-stock.ts';
import { type EditionCode, editionCodes } from '#core/place/editions.ts';
import type { RequestContext } from '#server/http/response.ts';
import { createPreviewToken } from '#server/pages/preview-token.ts';
import type { ShopReport } from '#server/shops/check-shops.ts';
import { findingWith } from '#tests/support/desk/desk-values.ts';
import { fixtureSale } from '#tests/support/site/fixture-sale.ts';
import { fixtureSite } from '#tests/support/site/fixture-site.ts';
import type { AuditReport } from '../audit/audit-report.ts';
import { auditScreen } from './audit-route.ts';

const dated = { edition: 'uk', slug: 'summer-sale', instant: Date.parse('2025-08-20T16:00:00Z') } as const;
const auditResult: AuditReport = {
  findings: [dated, { edition: 'us', slug: '' } as const, { edition: 'de' } as const, {}].map(findingWith),
};

async function screenAt(
  query: string,
  editions: readonly EditionCode[] = editionCodes,
  report: AuditReport | Promise<AuditReport> = auditResult,
  shopReport?: () => ShopReport,
  switches: readonly StockSwitch[] = [],
) {
  const url = new URL(`https://www.kinetra.example/preview/check${query}`);
  const { value } = await auditScreen({
    context: { url, now: Date.parse('2026-11-21T12:00:00Z') } as RequestContext,
    site: switches.length > 0 ? withShopStock(fixtureSale(), switches) : fixtureSite(),
    editions,
    root: 'nowhere',
    reportFindings: async () => report,
    token: createPreviewToken('secret'),
    shopReport,
    ...(switches.length > 0 && {
      shopStock: {
        editions: ['de'],
        switches: () => switches,
        write: async () => {},
        follow: async () => {},
        stop() {},
      },
    }),
  });
  return value;
}

test('a finding has its local time and leads to its page then, or now, or nowhere', async () => {
  const [first, timeless, ...others] = (await screenAt('')).findings;
  const { instant, slug, ...shown } = findingWith(dated);
  expect(first).toEqual({
    ...shown,
    when: '20 Aug 2025, 17:00 BST',
    previewAddress: '/preview?edition=uk&page=summer-sale&at=2025-08-20T16%3A00%3A00Z&beside=before&width=1440',
  });
  expect(timeless?.previewAddress).toContain('edition=us&page=&at=2026-11-21T12%3A00%3A00Z&width');
  expect([timeless?.when, ...others.map(({ previewAddress }) => previewAddress)]).toEqual(Array(3).fill(undefined));
});

test.each<[what: string, query: string, editions: readonly EditionCode[], shown: (string | undefined)[]]>([
  ['of the edition in the address, and of none', '?edition=uk', editionCodes, ['uk', undefined]],
  ['of all editions if the address names another', '?edition=xx', editionCodes, ['uk', 'us', 'de', undefined]],
  ['of its edition in a locked deployment', '', ['de'], ['de', undefined]],
])('the screen shows the findings %s', async (_what, query, editions, shown) => {
  const { findings } = await screenAt(query, editions);
  expect(findings.map(({ edition }) => edition)).toEqual(shown);
});

test('the screen shows why an audit failed, and does not wait for a slow one', async () => {
  const problem = 'The check failed.';
  expect(await screenAt('', editionCodes, { problem })).toMatchObject({ findings: [], problem });
  expect(await screenAt('?edition=uk', editionCodes, new Promise(() => {}))).toEqual({
    editions: editionCodes,
    edition: 'uk',
    findings: [],
    isChecking: true,
  });
});

test('the screen shows what the last check of the shops found, also while the audit is made', async () => {
  const at = { edition: 'uk', product: 'tank' } as const;
  const { findings } = await screenAt('?edition=uk', editionCodes, new Promise(() => {}), () => ({
    checkedAt: 0,
    read: [],
    differences: [{ ...at, field: 'price', ours: '£80', theirs: '£100', since: dated.instant }],
    faults: [
      { ...at, kind: 'slow', message: 'no answer within 10 s' },
      { ...at, edition: 'de', kind: 'slow', message: 'no answer within 10 s' },
    ],
    unread: [at],
  }));
  expect(findings).toMatchObject([
    { severity: 'error', actual: 'Tank, price: ours £80, theirs £100', when: '20 Aug 2025, 17:00 BST' },
    { severity: 'warning', actual: 'Tank, slow: no answer within 10 s' },
  ]);
});

test('the screen lists what shops had sold out in the last month, and says whether pages follow them', async () => {
  const soldOut = (product: string, from: string): StockSwitch => ({
    edition: 'de',
    product,
    state: 'soldOut',
    from: Date.parse(from),
  });
  const switches = [soldOut('tank', '2026-09-01T00:00Z'), soldOut('tank', '2026-11-21T11:00Z')];
  const { stock, findings } = await screenAt('?edition=de', editionCodes, { findings: [] }, undefined, switches);
  expect(stock).toEqual({ editions: ['de'], isIgnored: false });
  expect(findings).toMatchObject([{ severity: 'note', path: 'tank', when: '21 Nov 2026, 12:00 CET' }]);
  const ignored: StockSwitch = { edition: 'de', product: '', state: 'ignored', from: Date.parse('2026-11-21T11:30Z') };
  const after = await screenAt('', editionCodes, { findings: [] }, undefined, [...switches, ignored]);
  expect(after.stock?.isIgnored).toBe(true);
  expect(after.findings[0]?.actual).toContain('until 21 Nov 2026, 12:30 CET');
  expect((await screenAt('')).stock).toBeUndefined();
});
