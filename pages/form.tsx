import type { Page } from './page.ts';
import { PageSections } from './page-sections.tsx';
import { formSections } from './section-tables/form.ts';

/** A page whose purpose is a form: one column on white. */
export const FormPage = ({ page }: { page: Page }) => <PageSections page={page} components={formSections} />;
