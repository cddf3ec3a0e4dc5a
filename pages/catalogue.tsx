import type { Page } from './page.ts';
import { PageSections } from './page-sections.tsx';
import { catalogueSections } from './section-tables/catalogue.ts';

/** A page on which visitors find robots: the whole list, a comparison, the choice of one, the search. */
export const CataloguePage = ({ page }: { page: Page }) => <PageSections page={page} components={catalogueSections} />;
