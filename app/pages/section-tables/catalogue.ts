// Written by `npm run new -- tables` from rules/sections/registry.ts.
import { ComparisonSection } from '../../sections/comparison/comparison.tsx';
import { FinderSection } from '../../sections/finder/finder.tsx';
import { PageHeadSection } from '../../sections/page-head/page-head.tsx';
import { PlaygroundSection } from '../../sections/playground/playground.tsx';
import { ProgrammingHeadSection } from '../../sections/programming-head/programming-head.tsx';
import { ProgrammingRobotsSection } from '../../sections/programming-robots/programming-robots.tsx';
import { ProgrammingWaysSection } from '../../sections/programming-ways/programming-ways.tsx';
import { RobotsSection } from '../../sections/robots/robots.tsx';
import { SearchResultsSection } from '../../sections/search-results/search-results.tsx';
import type { SectionComponents } from '../page-sections.tsx';

export const catalogueSections: SectionComponents<'catalogue'> = {
  comparison: ComparisonSection,
  finder: FinderSection,
  'page-head': PageHeadSection,
  playground: PlaygroundSection,
  'programming-head': ProgrammingHeadSection,
  'programming-robots': ProgrammingRobotsSection,
  'programming-ways': ProgrammingWaysSection,
  robots: RobotsSection,
  'search-results': SearchResultsSection,
};
