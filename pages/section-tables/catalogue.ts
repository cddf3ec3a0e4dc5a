// Written by `npm run new -- tables` from pages/sections.ts.
import { ComparisonSection } from '#features/catalogue/comparison/comparison.tsx';
import { FinderSection } from '#features/catalogue/finder/finder.tsx';
import { RobotsSection } from '#features/catalogue/robots/robots.tsx';
import { SearchResultsSection } from '#features/search/search-results/search-results.tsx';
import { PageHeadSection } from '#features/shell/page-head.tsx';
import type { SectionComponents } from '../page-sections.tsx';

export const catalogueSections: SectionComponents<'catalogue'> = {
  comparison: ComparisonSection,
  finder: FinderSection,
  'page-head': PageHeadSection,
  robots: RobotsSection,
  'search-results': SearchResultsSection,
};
