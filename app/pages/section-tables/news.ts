// Written by `npm run new -- tables` from rules/sections/registry.ts.
import { ArticleSection } from '../../sections/article/article.tsx';
import { NewsListSection } from '../../sections/news-list/news-list.tsx';
import { PageHeadSection } from '../../sections/page-head/page-head.tsx';
import type { SectionComponents } from '../page-sections.tsx';

export const newsSections: SectionComponents<'news'> = {
  article: ArticleSection,
  'news-list': NewsListSection,
  'page-head': PageHeadSection,
};
