import { expect, test } from 'vitest';
import { fixtureContent } from '#tests/support/site/fixture-audit.ts';
import { closedPages } from './closed-pages.ts';

const at = (day: string) => `${day}T00:00[Europe/London]`;
const page = (where: object, sections: object[] = [{ id: 'text', kind: 'prose' }]) => ({
  kind: 'sale',
  where,
  picture: 'robot/front',
  sections,
});
const sale = page({ uk: { opens: at('2026-12-01'), closes: at('2026-12-10') } });
const banner = (closes: string) => ({
  uk: [{ id: 'sale', label: 'Sale', link: 'page:sale#deals', window: { opens: at('2026-12-01'), closes } }],
});

test('finds a banner that outlives its page, with the time and the fix', () => {
  expect(closedPages(fixtureContent({ pages: { sale }, banners: banner(at('2026-12-12')) }))).toEqual([
    {
      check: 'banner-outlives-page',
      severity: 'warning',
      file: 'regions/uk.yaml',
      path: 'textBanners.0.link',
      edition: 'uk',
      instant: Date.parse('2026-12-10T00:00:00Z'),
      slug: '',
      actual:
        'a link to /sale, a page that is closed from 10 Dec 2026, 00:00 GMT to 12 Dec 2026, 00:00 GMT, while the banner is shown',
      fix: 'Close the banner with the page, or link to another page.',
    },
  ]);
});

test('ignores a banner that closes with its page, or is over already', () => {
  expect(closedPages(fixtureContent({ pages: { sale }, banners: banner(at('2026-12-10')) }))).toEqual([]);
  expect(
    closedPages(fixtureContent({ pages: { sale }, banners: banner(at('2026-12-12')), now: '2026-12-13T00:00:00Z' })),
  ).toEqual([]);
});

test('finds a section that links to a closed page', () => {
  const closing = { id: 'closing', kind: 'closing', link: 'page:sale', window: { closes: at('2026-12-05') } };
  const content = fixtureContent({ pages: { sale, tank: page({ uk: 'always' }, [closing]) } });
  expect(closedPages(content)).toEqual([
    expect.objectContaining({
      check: 'link-to-closed-page',
      file: 'pages/tank/page.yaml',
      path: 'sections.0.link',
      slug: 'tank',
      actual: expect.stringContaining('to 1 Dec 2026'),
    }),
  ]);
});

test('finds a link to a page of a campaign only if it never works', () => {
  const campaigns = {
    winter: { stages: [{ id: 'first', windows: { uk: { opens: at('2026-12-01'), closes: at('2026-12-10') } } }] },
  };
  const winter = { ...page({}), campaigns: ['winter'] };
  const news = (where: object) => page({ uk: where }, [{ id: 'links', kind: 'closing', link: 'page:winter' }]);
  expect(
    closedPages(fixtureContent({ campaigns, pages: { winter, news: news({ opens: at('2026-12-01') }) } })),
  ).toEqual([]);
  expect(
    closedPages(fixtureContent({ campaigns, pages: { winter, news: news({ opens: at('2026-12-10') }) } })),
  ).toEqual([expect.objectContaining({ check: 'link-to-closed-page', file: 'pages/news/page.yaml' })]);
});

test('respects the window and the editions of an entry', () => {
  const cards = [
    { id: 'a', link: 'page:sale', windows: { uk: { opens: at('2026-12-02'), closes: at('2026-12-03') } } },
    { id: 'b', link: 'page:sale', only: ['de'] },
  ];
  expect(
    closedPages(
      fixtureContent({ pages: { sale, tank: page({ uk: 'always' }, [{ id: 'cards', kind: 'shelf', cards }]) } }),
    ),
  ).toEqual([]);
});

test('finds an offer that is shown before its page opens', () => {
  const tank = page({ uk: { opens: at('2027-01-01') } });
  const offers = (announced?: string) => ({
    uk: { tank: { link: 'tank', price: 9, life: [{ stage: 'onSale', from: announced }] } },
  });
  expect(closedPages(fixtureContent({ pages: { tank }, offers: offers() }))).toEqual([
    expect.objectContaining({ file: 'offers/uk.yaml', path: 'tank.link' }),
  ]);
  expect(closedPages(fixtureContent({ pages: { tank }, offers: offers(at('2027-01-01')) }))).toEqual([]);
});
