import { describe, expect, it } from 'vitest';
import { resolvePage } from '#pages/resolve-page.ts';
import { createArticle, siteWithNews } from '#tests/support/site/fixture-news.ts';
import { saleMoments } from '#tests/support/site/fixture-sale.ts';
import type { PageContent, Site } from '../site.ts';
import { Moment } from '../time/moment.ts';
import { publishedNews } from './news.ts';

const { early, over } = saleMoments;
const titles = (instant: number, edition: 'de' | 'us' = 'de', site = siteWithNews()) =>
  publishedNews(site, edition, new Moment(instant)).map(({ title }) => title);

function sectionAt(instant: number, slug: string) {
  const resolution = resolvePage(siteWithNews(), { edition: 'de', slug }, instant);
  const section = 'page' in resolution ? resolution.page.sections[0] : undefined;
  if (section?.kind !== 'article') throw new Error('no article is there');
  return section;
}

describe('the news of an edition', () => {
  it('are the published articles, newest first', () => {
    expect(titles(early - 1)).toEqual(['The launch']);
    expect(titles(early)).toEqual(['The sale until 2. Dezember', 'The launch']);
    expect(titles(over)).toEqual(['What comes later', 'The sale until 2. Dezember', 'The launch']);
  });

  it('are valid until the next article, and exclude articles of other editions', () => {
    const moment = new Moment(early - 1);
    publishedNews(siteWithNews(), 'de', moment);
    expect(moment.validUntil).toBe(early);
    expect(titles(over, 'us')).toEqual([]);
  });

  it('are dated by the opening of the window, in the edition’s time zone', () => {
    const [sale] = publishedNews(siteWithNews(), 'de', new Moment(early));
    expect(sale?.published).toEqual({
      at: early,
      text: '14. November 2026',
      iso: '2026-11-14T09:00:00+01:00',
      year: '2026',
    });
  });

  it('require a date', () => {
    const site = siteWithNews({ 'news/undated': createArticle('Undated', { de: {} }) });
    expect(() => titles(early, 'de', site)).toThrow(
      'the article "news/undated" has no date; give its window an opening',
    );
  });
});

describe('an article', () => {
  it('links to its published neighbours and to the list', () => {
    expect(sectionAt(early, 'news/sale')).toMatchObject({
      newer: undefined,
      older: { href: '/de/news/launch' },
      list: '/de/news',
    });
    expect(sectionAt(over, 'news/sale').newer).toEqual({ title: 'What comes later', href: '/de/news/later' });
  });

  it('that reports on a sale still names its days when it is over, but does not link to the next sale', () => {
    expect(sectionAt(over - 1, 'news/sale').links).toEqual([
      { id: 'sale', label: 'The sale', href: '/de/sale', external: false },
    ]);
    expect(sectionAt(over, 'news/sale')).toMatchObject({ heading: 'The sale until 2. Dezember', links: [] });
    const site = siteWithNews();
    const sale = site.pages.sale as PageContent;
    const siteWithOpenSale: Site = {
      ...site,
      pages: { ...site.pages, sale: { ...sale, settings: { ...sale.settings, where: { de: {} } } } },
    };
    const resolution = resolvePage(siteWithOpenSale, { edition: 'de', slug: 'news/sale' }, over);
    expect('page' in resolution && resolution.page.sections[0]).toMatchObject({ links: [] });
  });

  it('has its publication time and the feed in the page’s metadata', () => {
    const resolution = resolvePage(siteWithNews(), { edition: 'de', slug: 'news/launch' }, early);
    expect('page' in resolution && resolution.page.head).toMatchObject({
      article: { headline: 'The launch', published: '2026-11-13T09:00:00+01:00' },
      feed: { title: 'News', href: 'https://www.kinetra.example/de/news/feed.xml' },
    });
  });
});

describe('the list of news', () => {
  const listAt = (instant: number) => {
    const resolution = resolvePage(siteWithNews(), { edition: 'de', slug: 'news' }, instant);
    return 'page' in resolution ? resolution.page : undefined;
  };

  it('is grouped by year and links to the feed', () => {
    expect(listAt(early)?.sections).toMatchObject([
      { years: [{ year: '2026', items: [{ slug: 'news/sale' }, { slug: 'news/launch' }] }], feed: '/de/news/feed.xml' },
    ]);
  });

  it('is empty, and without a feed, before the first article', () => {
    expect(listAt(0)).toMatchObject({ sections: [], head: { feed: undefined, article: undefined } });
  });
});
