import * as z from 'zod';
import { feedSlug, publishedNews } from '#core/news/news.ts';
import { pagePath } from '#core/place/place.ts';
import { defineSection, readingSurface, type SectionValue } from '#core/section/define.ts';

/** All published articles by year, newest first. Left out before the first. */
export const newsList = defineSection({
  structure: z.strictObject({ surface: readingSurface.default('white') }),
  words: z.strictObject({}),
  resolve({ surface }, _words, { site, edition, moment }) {
    const news = publishedNews(site, edition, moment);
    if (news.length === 0) return undefined;
    const years = [...Map.groupBy(news, ({ published }) => published.year)].map(([year, items]) => ({ year, items }));
    return { surface, years, feed: pagePath({ edition, slug: feedSlug }) };
  },
});

export type NewsListValue = SectionValue<'news-list', typeof newsList>;
