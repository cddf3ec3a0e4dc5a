import type { Page } from '#rules/page/page-value.ts';
import { RegionsSection } from '../sections/regions/regions.tsx';

/** Choose your region: the editions of the site. */
export const ChooserPage = ({ page }: { page: Page }) =>
  page.sections.map((section) => section.kind === 'regions' && <RegionsSection key={section.id} section={section} />);
