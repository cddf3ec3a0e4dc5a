import type { NewsItem } from '#core/news/news.ts';
import { exampleOpaquePicture } from '#tests/support/examples/page.examples.ts';
import type { NewsListValue } from './news-list.ts';

const item = (slug: string, title: string, year: number, text: string): NewsItem => ({
  slug: `news/${slug}`,
  href: `/uk/news/${slug}`,
  title,
  teaser: `${title}, in a sentence.`,
  picture: exampleOpaquePicture,
  published: { at: Date.UTC(year, 10, 14, 9), text, iso: `${year}-11-14T09:00:00+00:00`, year: String(year) },
});

export const newsListExample: NewsListValue = {
  id: 'list',
  kind: 'news-list',
  surface: 'white',
  years: [
    {
      year: '2026',
      items: [
        item('sale', 'The sale opens', 2026, '14 November 2026'),
        item('app', 'Which phone the app needs', 2026, '18 June 2026'),
      ],
    },
    { year: '2025', items: [item('robot', 'A robot arrives', 2025, '22 September 2025')] },
  ],
  feed: '/uk/news/feed.xml',
};
