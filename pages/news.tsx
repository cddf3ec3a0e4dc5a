import type { Page } from './page.ts';
import { PageSections } from './page-sections.tsx';
import { newsSections } from './section-tables/news.ts';

/** The list of news, or one article. */
export const NewsPage = ({ page }: { page: Page }) => <PageSections page={page} components={newsSections} />;
