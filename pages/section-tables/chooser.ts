// Written by `npm run new -- tables` from pages/sections.ts.
import { RegionsSection } from '#features/regions/regions.tsx';
import type { SectionComponents } from '../page-sections.tsx';

export const chooserSections: SectionComponents<'chooser'> = {
  regions: RegionsSection,
};
