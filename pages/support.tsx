import type { Page } from './page.ts';
import { PageSections } from './page-sections.tsx';
import { supportSections } from './section-tables/support.ts';

/** A page about support, the company or legal matters. */
export const SupportPage = ({ page }: { page: Page }) => <PageSections page={page} components={supportSections} />;
