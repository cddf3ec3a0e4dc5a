// Written by `npm run new -- tables` from rules/sections/registry.ts.
import { ComparisonSection } from '../../sections/comparison/comparison.tsx';
import { PageHeadSection } from '../../sections/page-head/page-head.tsx';
import type { SectionComponents } from '../page-sections.tsx';

export const catalogueSections: SectionComponents<'catalogue'> = {
  comparison: ComparisonSection,
  'page-head': PageHeadSection,
};
