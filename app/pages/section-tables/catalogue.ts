// Written by `npm run new -- tables` from rules/sections/registry.ts.
import { ComparisonSection } from '../../sections/comparison/comparison.tsx';
import { FinderSection } from '../../sections/finder/finder.tsx';
import { PageHeadSection } from '../../sections/page-head/page-head.tsx';
import { RobotsSection } from '../../sections/robots/robots.tsx';
import { SearchResultsSection } from '../../sections/search-results/search-results.tsx';
import type { SectionComponents } from '../page-sections.tsx';

export const catalogueSections: SectionComponents<'catalogue'> = {
  comparison: ComparisonSection,
  finder: FinderSection,
  'page-head': PageHeadSection,
  robots: RobotsSection,
  'search-results': SearchResultsSection,
};
