import type { Page } from './page.ts';
import { PageSections } from './page-sections.tsx';
import { programmingSections } from './section-tables/programming.ts';

/** The page about the ways to program, with the playground. */
export const ProgrammingPage = ({ page }: { page: Page }) => (
  <PageSections page={page} components={programmingSections} />
);
