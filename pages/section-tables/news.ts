// Written by `npm run new -- tables` from pages/sections.ts.
import { ArticleSection } from '#features/news/article.tsx';
import { NewsListSection } from '#features/news/news-list.tsx';
import { PageHeadSection } from '#features/shell/page-head.tsx';
import type { SectionComponents } from '../page-sections.tsx';

export const newsSections: SectionComponents<'news'> = {
  article: ArticleSection,
  'news-list': NewsListSection,
  'page-head': PageHeadSection,
};
