import type { Page } from './page.ts';
import { PageSections } from './page-sections.tsx';
import { chooserSections } from './section-tables/chooser.ts';

/** Choose your region: the editions of the site. */
export const ChooserPage = ({ page }: { page: Page }) => <PageSections page={page} components={chooserSections} />;
