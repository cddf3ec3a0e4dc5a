import type { Page, Section } from '#rules/page/page-value.ts';
import { ArticleSection } from '../sections/article/article.tsx';
import { NewsListSection } from '../sections/news-list/news-list.tsx';
import { PageHeadSection } from '../sections/page-head/page-head.tsx';

/** The list of news, or one article. */
export function NewsPage({ page }: { page: Page }) {
  return (
    <>
      {page.sections.map((section) => (
        <NewsSection key={section.id} section={section} />
      ))}
    </>
  );
}

function NewsSection({ section }: { section: Section }) {
  switch (section.kind) {
    case 'article':
      return <ArticleSection section={section} />;
    case 'news-list':
      return <NewsListSection section={section} />;
    case 'page-head':
      return <PageHeadSection section={section} />;
    default:
      throw new Error(`a page of news has no section of kind "${section.kind}"`);
  }
}
