import type { Page } from '#rules/page/page-value.ts';
import { PageSections } from './page-sections.tsx';
import { supportSections } from './section-tables/support.ts';

/** A page of support, of the company or of the law. */
export const SupportPage = ({ page }: { page: Page }) => <PageSections page={page} components={supportSections} />;
