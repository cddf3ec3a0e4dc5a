import { expect, test } from 'vitest';
import { realSite as site } from '#tests/support/site/real-site.ts';
import { renderPage } from '#tests/support/site/rendered-page.ts';
import { createTestSite } from '#tests/support/site/test-site.ts';
import { mainOf, readMarkup, readText } from '../../support/documents/markup.ts';

/**
 * Midnight of 1 November in Berlin and Paris, the opening of the early stage, its end, and the end of Cyber Monday, of
 * each year.
 */
const instantsOf = (year: string) =>
  ['10-31T23:00:00Z', '11-14T08:00:00Z', '11-21T23:00:00Z', '12-02T23:00:00Z'].map((date) =>
    Date.parse(`${year}-${date}`),
  ) as [number, number, number, number];
const years = [instantsOf('2024'), instantsOf('2026')];
const [announced, opens, mainNext] = instantsOf('2026');
const second = 1000;
const path = (edition: string) => `/${edition}/black-friday-promo`;

const { get, clock } = createTestSite({ site, render: renderPage });

async function responseAt(instant: number, address: string) {
  clock.set(instant);
  const response = await get(site.origins.main + address);
  const html = await response.text();
  return {
    status: response.status,
    location: response.headers.get('location'),
    html,
    lines: readText(mainOf(html)).split('\n'),
  };
}

const linksOf = (html: string) => readMarkup(html).anchors.map(({ href }) => href);

test.each(['de', 'fr'])('the sale is announced in %s from 1 November until it is over', async (edition) => {
  const redirect = [302, `/${edition}`];
  const statusAt = async (instant: number) => {
    const { status, location } = await responseAt(instant, path(edition));
    return [status, location];
  };
  for (const [announced, opens, , closes] of years) {
    expect(await statusAt(announced - second)).toEqual(redirect);
    for (const instant of [announced, announced + second, opens, closes - second])
      expect(await statusAt(instant)).toEqual([200, null]);
    for (const instant of [closes, closes + second]) expect(await statusAt(instant)).toEqual(redirect);
  }
});

test.each([
  ['de', ['14.–21. November', '22. November – 2. Dezember']],
  ['fr', ['14–21 novembre', '22 novembre – 2 décembre']],
] as const)('in %s two banners show the dates, the one that is over last', async (edition, days) => {
  const datesAt = async (instant: number) => {
    const { lines } = await responseAt(instant, path(edition));
    const plainLines = lines.map((line) => line.replaceAll('\u2009', ' '));
    return plainLines.filter((line) => (days as readonly string[]).includes(line));
  };
  for (const instant of [announced, opens, mainNext - second]) expect(await datesAt(instant)).toEqual(days);
  expect(await datesAt(mainNext)).toEqual(days.toReversed());
});

test.each(['de', 'fr'])('in %s the banner of the stage that runs leads', async (edition) => {
  for (const [, opens, mainNext, closes] of years) {
    const firstTitleAt = async (instant: number) => {
      const { html } = await responseAt(instant, path(edition));
      return readText(/<h2\b.*?<\/h2>/s.exec(mainOf(html))?.[0] ?? '')
        .replaceAll(/\s+/g, ' ')
        .trim();
    };
    expect(await firstTitleAt(opens)).toBe('EARLY BLACK FRIDAY');
    for (const instant of [mainNext, closes - second]) expect(await firstTitleAt(instant)).toBe('BLACK FRIDAY');
  }
});

test.each(['de', 'fr'])(
  'in %s home links to it until the sale is over, and from its opening on to the sale',
  async (edition) => {
    const linksAt = async (instant: number) =>
      linksOf((await responseAt(instant, `/${edition}`)).html).filter((href) => href.includes('black-friday'));
    expect(await linksAt(announced - second)).toEqual([]);
    for (const instant of [announced, opens - second])
      expect(new Set(await linksAt(instant))).toEqual(new Set([path(edition)]));
    for (const instant of [opens, mainNext]) {
      expect(await linksAt(instant)).toEqual(expect.arrayContaining([path(edition), `/${edition}/black-friday`]));
      const sale = mainOf((await responseAt(instant, `/${edition}/black-friday`)).html);
      expect(linksOf(sale)).toContain(path(edition));
    }
    const { html } = await responseAt(opens - second, path(edition));
    expect(linksOf(html).filter((href) => href.startsWith(`/${edition}/black-friday#`))).toEqual([]);
    expect(linksOf((await responseAt(opens, path(edition))).html)).toContain(`/${edition}/black-friday#deals`);
  },
);

test.each(['us', 'uk', 'eu', 'cn', 'kr', 'jp'])('there is no such page in %s', async (edition) => {
  expect((await responseAt(opens, edition === 'cn' ? '/black-friday-promo' : path(edition))).status).toBe(404);
});
