// Written by `npm run new -- tables` from rules/sections/registry.ts.
import { PlaygroundSection } from '../../sections/playground/playground.tsx';
import { ProgrammingHeadSection } from '../../sections/programming-head/programming-head.tsx';
import { ProgrammingRobotsSection } from '../../sections/programming-robots/programming-robots.tsx';
import { ProgrammingWaysSection } from '../../sections/programming-ways/programming-ways.tsx';
import type { SectionComponents } from '../page-sections.tsx';

export const programmingSections: SectionComponents<'programming'> = {
  playground: PlaygroundSection,
  'programming-head': ProgrammingHeadSection,
  'programming-robots': ProgrammingRobotsSection,
  'programming-ways': ProgrammingWaysSection,
};
