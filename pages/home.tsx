import type { Page } from './page.ts';
import { PageSections } from './page-sections.tsx';
import { homeSections } from './section-tables/home.ts';

/** The home page of an edition. */
export const HomePage = ({ page }: { page: Page }) => (
  <>
    <h1 className="visually-hidden">{page.head.title}</h1>
    <PageSections page={page} components={homeSections} />
  </>
);
