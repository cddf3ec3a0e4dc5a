// Written by `npm run new -- tables` from rules/sections/registry.ts.
import { RegionsSection } from '../../sections/regions/regions.tsx';
import type { SectionComponents } from '../page-sections.tsx';

export const chooserSections: SectionComponents<'chooser'> = {
  regions: RegionsSection,
};
