// Written by `npm run new -- tables` from pages/sections.ts.
import { PlaygroundSection } from '#features/programming/playground.tsx';
import { ProgrammingHeadSection } from '#features/programming/programming-head.tsx';
import { ProgrammingRobotsSection } from '#features/programming/programming-robots.tsx';
import { ProgrammingWaysSection } from '#features/programming/programming-ways.tsx';
import type { SectionComponents } from '../page-sections.tsx';

export const programmingSections: SectionComponents<'programming'> = {
  playground: PlaygroundSection,
  'programming-head': ProgrammingHeadSection,
  'programming-robots': ProgrammingRobotsSection,
  'programming-ways': ProgrammingWaysSection,
};
