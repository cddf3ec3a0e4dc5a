// Written by `npm run new -- tables` from rules/sections/registry.ts.
import { PageHeadSection } from '../../sections/page-head/page-head.tsx';
import { SearchResultsSection } from '../../sections/search-results/search-results.tsx';
import type { SectionComponents } from '../page-sections.tsx';

export const catalogueSections: SectionComponents<'catalogue'> = {
  'page-head': PageHeadSection,
  'search-results': SearchResultsSection,
};
